import type { Field } from 'payload'

/** Keeps a field as its author sent it: the staff reads it, nobody changes it. */
export function readOnlyField<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as T
}
