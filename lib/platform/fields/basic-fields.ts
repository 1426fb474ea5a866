import type {
  CheckboxField,
  EmailField,
  FieldHook,
  NumberField,
  Option,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
  Field,
} from 'payload'
import { findFirstError } from '@/lib/contract/errors'
import { emailField } from '@/lib/contract/person-fields'
import { toReadableEmail, normalizeEmail } from '@/lib/text/email-address'
import { emptyIfInvisible, plainLine } from '@/lib/text/plain-text'

/** The `admin` of a field that stands in the sidebar of its form. */
export const sidebar = { position: 'sidebar' } as const

/**
 * A line of text. Here as below `more` is whatever else Payload knows of such a field; the casts stand where its type is a
 * union, of one value and of many, that a spread does not keep.
 */
export function text(name: string, label: string, more: Partial<TextField> = {}): TextField {
  return { name, type: 'text', label, ...more, hooks: before(toLine, more.hooks) } as TextField
}

/** Makes a field for text of several lines. */
export function textarea(name: string, label: string, more: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', label, ...more, hooks: before(toText, more.hooks) }
}

/** Text of one line; one in which nothing can be seen is empty. */
const toLine = valueHook((value) => emptyIfInvisible(plainLine(value)))
const toText = valueHook(emptyIfInvisible)

/** Makes a hook that changes a text, or each of several, before it is validated. */
function valueHook(change: (text: string) => string): FieldHook {
  const changed = (value: unknown) => (typeof value === 'string' ? change(value) : value)
  return ({ value }: { value?: unknown }) => (Array.isArray(value) ? value.map(changed) : changed(value))
}

function before(first: FieldHook, hooks: TextField['hooks']): TextField['hooks'] {
  return { ...hooks, beforeValidate: [first, ...(hooks?.beforeValidate ?? [])] }
}

/** An e-mail address that the city publishes, stored as people read it. */
export function email(name: string, label: string, more: Partial<EmailField> = {}): EmailField {
  const beforeValidate = [valueHook((value) => toReadableEmail(normalizeEmail(value)))]
  return { name, type: 'email', label, validate: isEmail, ...more, hooks: { beforeValidate } }
}

/** An e-mail address of a person, stored as all calls compare it and shown as people read it. */
export function accountEmail(name: string, label: string, more: Partial<EmailField> = {}): EmailField {
  const hooks = { beforeValidate: [valueHook(normalizeEmail)], afterRead: [valueHook(toReadableEmail)] }
  return { name, type: 'email', label, validate: isEmail, ...more, hooks }
}

/** Payload itself takes no national top-level domain. */
const isEmail: EmailField['validate'] = (value, { required }) =>
  !value && !required ? true : (findFirstError(emailField, value ?? '') ?? true)

/** Makes a field for a number. */
export function number(name: string, label: string, more: Partial<NumberField> = {}): NumberField {
  return { name, type: 'number', label, ...more } as NumberField
}

/** Yes or no. */
export function check(name: string, label: string, more: Partial<CheckboxField> = {}): CheckboxField {
  return { name, type: 'checkbox', label, ...more }
}

type Choice = Option | { value: string; name: string } | { code: number; name: string }

/** Offers labels by their values, or a list that says its words itself. Keys that are numbers come in their order. */
export function select(
  name: string,
  label: string,
  choices: Readonly<Record<string, string>> | readonly Choice[],
  more: Partial<SelectField> = {},
): SelectField {
  const options = isList(choices)
    ? choices.map(toOption)
    : Object.entries(choices).map(([value, title]) => ({ value, label: title }))
  return { name, type: 'select', label, options, ...more } as SelectField
}

function isList(choices: Readonly<Record<string, string>> | readonly Choice[]): choices is readonly Choice[] {
  return Array.isArray(choices)
}

function toOption(choice: Choice): Option {
  if (typeof choice === 'string' || 'label' in choice) return choice
  return { value: 'code' in choice ? String(choice.code) : choice.value, label: choice.name }
}

/** Refers to one document of another collection or, with `hasMany`, to several. */
export function relation(
  name: string,
  label: string,
  relationTo: RelationshipField['relationTo'],
  more: Partial<RelationshipField> = {},
): RelationshipField {
  return { name, type: 'relationship', label, relationTo, ...more } as RelationshipField
}

/** Refers to a picture or a file of the library. */
export function upload(
  name: string,
  label: string,
  relationTo: UploadField['relationTo'],
  more: Partial<UploadField> = {},
): UploadField {
  return { name, type: 'upload', label, relationTo, ...more } as UploadField
}

/** Keeps a field as its author sent it: the staff reads it, nobody changes it. */
export function readOnlyField<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as T
}

const nothing = () => null

/**
 * The staff fills this field in and nothing keeps it: it says what is to be done with the document. Payload closes
 * virtual fields of its forms unless they say that they are open; after saving the form is empty again, so that nothing
 * is done twice.
 */
export function virtualField<T extends Field>(field: T): T {
  return { ...field, virtual: true, admin: { ...field.admin, readOnly: false }, hooks: { afterRead: [nothing] } } as T
}

export function imageField(name: string, label: string, more: Partial<UploadField> = {}): UploadField {
  return upload(name, label, 'media', more)
}

export function galleryField(name = 'gallery', label = 'Галерея'): Field {
  return upload(name, label, 'media', { hasMany: true })
}

export function filesField(name = 'files', label = 'Файлы'): Field {
  return upload(name, label, 'files', { hasMany: true })
}
