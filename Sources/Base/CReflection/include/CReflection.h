#ifndef CREFLECTION_H
#define CREFLECTION_H

#include <stdint.h>

// The stored properties of a Swift structure: their number, their types, and their offsets in a
// value; and the kind of a type. `Mirror` gives the first two, but not the offsets.
//
// The functions call those of the Swift runtime that `Mirror` also calls: they are exported by
// libswiftCore and part of its binary interface. A type is a pointer to its metadata, as which
// Swift passes `Any.Type`.

/// Returns the number of stored properties of a structure, class or tuple; 0 for any other type.
intptr_t stored_property_count(const void *type);

/// Returns the type of a stored property; NULL if it is a weak or unowned reference.
const void *stored_property_type(const void *type, intptr_t index);

/// Returns the offset of a stored property in a value, in bytes.
intptr_t stored_property_offset(const void *type, intptr_t index);

/// Returns 1 if a type is a structure, else 0.
int is_structure(const void *type);

/// Returns 1 if a type is a tuple, else 0.
int is_tuple(const void *type);

/// Returns 1 if a type is a Swift function without a result and without `inout` parameters, whose
/// value is the addresses of its code and its context; else 0.
int is_action(const void *type);

#endif
