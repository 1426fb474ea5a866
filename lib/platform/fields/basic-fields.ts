import type {
  CheckboxField,
  Condition,
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
  Validate,
} from 'payload'
import { findFirstError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { emailField } from '@/lib/contract/person-fields'
import { toReadableEmail, normalizeEmail } from '@/lib/text/email-address'
import { emptyIfInvisible, plainLine } from '@/lib/text/plain-text'

export const sidebar = { position: 'sidebar' } as const

/** `more` is any other option of Payload; the casts are needed because a spread loses its union types. */
export function text(name: string, label: string, more: Partial<TextField> = {}): TextField {
  return holdLimit({ name, type: 'text', label, ...more, hooks: before(toLine, more.hooks) } as TextField)
}

export function textarea(name: string, label: string, more: Partial<TextareaField> = {}): TextareaField {
  return holdLimit({ name, type: 'textarea', label, ...more, hooks: before(toText, more.hooks) })
}

interface Limits {
  maxLength?: number
  required?: boolean
}

/** Payload checks `maxLength` neither beside a field's own validator nor in a virtual or hidden field; of lists it does. */
function holdLimit<T extends TextField | TextareaField>(field: T): T {
  const { name, maxLength } = field
  if (!maxLength || ('hasMany' in field && field.hasMany)) return field
  const checkMore = (field.validate ?? isFilled) as Validate
  // a copy of the field may have another limit
  const validate: Validate<unknown, unknown, unknown, Limits> = (value, options) => {
    const { maxLength: limit = maxLength } = options
    return isLonger(value, limit) ? messages.textTooLong(limit) : checkMore(value, options)
  }
  const condition = field.admin?.condition
  if (!condition) return { ...field, validate }
  const showTooLong: Condition = (data, own, more) =>
    isLonger(own[name], maxLength) || Boolean(condition(data, own, more))
  return { ...field, validate, admin: { ...field.admin, condition: showTooLong } }
}

function isLonger(value: unknown, limit: number): boolean {
  return typeof value === 'string' && value.length > limit
}

const isFilled: Validate<unknown, unknown, unknown, Limits> = (value, { req, required }) =>
  !required || Boolean(value) || req.t('validation:required')

const toLine = valueHook((value) => emptyIfInvisible(plainLine(value)))
const toText = valueHook(emptyIfInvisible)

function valueHook(change: (text: string) => string): FieldHook {
  const changed = (value: unknown) => (typeof value === 'string' ? change(value) : value)
  return ({ value }: { value?: unknown }) => (Array.isArray(value) ? value.map(changed) : changed(value))
}

function before(first: FieldHook, hooks: TextField['hooks']): TextField['hooks'] {
  return { ...hooks, beforeValidate: [first, ...(hooks?.beforeValidate ?? [])] }
}

export function email(name: string, label: string, more: Partial<EmailField> = {}): EmailField {
  const beforeValidate = [valueHook((value) => toReadableEmail(normalizeEmail(value)))]
  return { name, type: 'email', label, validate: isEmail, ...more, hooks: { beforeValidate } }
}

/** Email of a person, stored as it is compared. */
export function accountEmail(name: string, label: string, more: Partial<EmailField> = {}): EmailField {
  const hooks = { beforeValidate: [valueHook(normalizeEmail)], afterRead: [valueHook(toReadableEmail)] }
  return { name, type: 'email', label, validate: isEmail, ...more, hooks }
}

/** Payload refuses national top-level domains. */
const isEmail: EmailField['validate'] = (value, { required }) =>
  !value && !required ? true : (findFirstError(emailField, value ?? '') ?? true)

export function number(name: string, label: string, more: Partial<NumberField> = {}): NumberField {
  return { name, type: 'number', label, ...more } as NumberField
}

export function check(name: string, label: string, more: Partial<CheckboxField> = {}): CheckboxField {
  return { name, type: 'checkbox', label, ...more }
}

type Choice = Option | { value: string; name: string } | { code: number; name: string }

/** `choices` are labels by value, or a list; numeric keys are sorted. */
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

export function relation(
  name: string,
  label: string,
  relationTo: RelationshipField['relationTo'],
  more: Partial<RelationshipField> = {},
): RelationshipField {
  return { name, type: 'relationship', label, relationTo, ...more } as RelationshipField
}

export function upload(
  name: string,
  label: string,
  relationTo: UploadField['relationTo'],
  more: Partial<UploadField> = {},
): UploadField {
  return { name, type: 'upload', label, relationTo, ...more } as UploadField
}

/** Staff can read it; nobody changes it. */
export function readOnlyField<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as T
}

const nothing = () => null

/** Command field, not stored and empty after saving. Payload closes virtual fields without `readOnly: false`. */
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
