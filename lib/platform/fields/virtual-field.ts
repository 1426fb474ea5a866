import type { Field } from 'payload'

const nothing = () => null

/**
 * The staff fills this field in and nothing keeps it: it says what is to be done with the document. Payload closes
 * virtual fields of its forms unless they say that they are open; after saving the form is empty again, so that nothing
 * is done twice.
 */
export function virtualField<T extends Field>(field: T): T {
  return { ...field, virtual: true, admin: { ...field.admin, readOnly: false }, hooks: { afterRead: [nothing] } } as T
}
