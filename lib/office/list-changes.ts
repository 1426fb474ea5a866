import { format } from 'date-fns/format'
import type { ClientField, FormState } from 'payload'
import { STAMP_FORMAT } from '@/lib/time/dates'

interface FieldChange {
  label: string
  /** Absent of what has no words: files, lists. */
  before?: string
  after?: string
}

/** Fields of a form that differ from what is stored, in the order of the form. */
export function listChanges(fields: ClientField[], state: FormState): FieldChange[] {
  const changed = new Set(
    Object.entries(state).flatMap(([path, { initialValue, value }]) =>
      toText(initialValue) === toText(value) ? [] : [path.split('.')[0]],
    ),
  )
  return listFields(fields).flatMap((field): FieldChange[] => {
    if (!('name' in field) || !changed.has(field.name)) return []
    const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
    const { initialValue, value } = state[field.name] ?? {}
    const before = describe(field, initialValue)
    const after = describe(field, value)
    return [before === undefined || after === undefined ? { label } : { label, before, after }]
  })
}

/** Fields inside tabs and rows have names of their own. */
function listFields(fields: ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => listFields(tab.fields))
    return field.type === 'row' || field.type === 'collapsible' ? listFields(field.fields) : [field]
  })
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? '')
}

function describe(field: ClientField, value: unknown): string | undefined {
  if (field.type === 'checkbox') return value ? 'да' : 'нет'
  if (value === null || value === undefined || value === '') return 'пусто'
  if (field.type === 'date') return format(new Date(String(value)), STAMP_FORMAT)
  if (field.type === 'select') return nameOption(field.options, value)
  const isWorded = ['email', 'number', 'text', 'textarea'].includes(field.type)
  return isWorded ? `«${String(value)}»` : undefined
}

function nameOption(options: readonly (string | { label: unknown; value: string })[], value: unknown): string {
  const option = options.find((one) => typeof one !== 'string' && one.value === value)
  return `«${typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value)}»`
}
