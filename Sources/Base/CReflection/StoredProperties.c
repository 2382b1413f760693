#include "CReflection.h"

#include <stdbool.h>

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
  return found;
}

intptr_t stored_property_offset(const void *type, intptr_t index) {
  return swift_reflectionMirror_recursiveChildOffset(type, index);
}

int is_structure(const void *type) {
  // `MetadataKind::Struct` of the binary interface (swift/ABI/MetadataKind.def).
  return swift_getMetadataKind(type) == 0x200;
}
