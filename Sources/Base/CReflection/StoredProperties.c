#include "CReflection.h"

#include <stdbool.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

/// The `_FieldReflectionMetadata` of the standard library, which the runtime fills in.
typedef struct {
  const char *name;
  void (*free_name)(const char *);
  bool is_strong;
  bool is_var;
} field_metadata;

SWIFT intptr_t swift_reflectionMirror_recursiveCount(const void *type);
SWIFT const void *swift_reflectionMirror_recursiveChildMetadata(
    const void *type, intptr_t index, field_metadata *field);
SWIFT intptr_t swift_reflectionMirror_recursiveChildOffset(const void *type, intptr_t index);
SWIFT uintptr_t swift_getMetadataKind(const void *type);

intptr_t stored_property_count(const void *type) {
  return swift_reflectionMirror_recursiveCount(type);
}

const void *stored_property_type(const void *type, intptr_t index) {
  field_metadata field = {0};
  const void *found = swift_reflectionMirror_recursiveChildMetadata(type, index, &field);
  if (field.free_name) field.free_name(field.name);
  return field.is_strong ? found : NULL;
}

intptr_t stored_property_offset(const void *type, intptr_t index) {
  return swift_reflectionMirror_recursiveChildOffset(type, index);
}

// `MetadataKind` of the binary interface (swift/ABI/MetadataKind.def).
enum { KIND_STRUCTURE = 0x200, KIND_TUPLE = 0x301, KIND_FUNCTION = 0x302 };

int is_structure(const void *type) { return swift_getMetadataKind(type) == KIND_STRUCTURE; }

int is_tuple(const void *type) { return swift_getMetadataKind(type) == KIND_TUPLE; }

// Bits of `TargetFunctionTypeFlags`: the calling convention, which is 0 for Swift's, and whether
// the parameters have flags, as those that are `inout` do.
enum { FLAGS_CONVENTION = 0xFF0000, FLAGS_OF_PARAMETERS = 0x2000000 };

/// The beginning of `FunctionTypeMetadata` (swift/ABI/Metadata.h).
typedef struct {
  uintptr_t kind;
  uintptr_t flags;
  const void *result;
} function_metadata;

int is_action(const void *type) {
  if (swift_getMetadataKind(type) != KIND_FUNCTION) return 0;
  const function_metadata *function = type;
  if (function->flags & (FLAGS_CONVENTION | FLAGS_OF_PARAMETERS)) return 0;
  return is_tuple(function->result) && stored_property_count(function->result) == 0;
}
