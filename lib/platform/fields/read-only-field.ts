import type { Field } from 'payload'

/** A field that stays as its author sent it: staff reads it, nobody changes it. */
export function readOnlyField<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as T
}
