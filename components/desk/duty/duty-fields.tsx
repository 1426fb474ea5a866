import { Checkbox } from '@/components/ui/field/checkbox'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'
import { Textarea } from '@/components/ui/field/textarea'
import { AddressField } from '@/components/desk/duty/address-field'

/** A field of a form of the duty service. */
export interface DutyField {
  kind: 'line' | 'phone' | 'email' | 'moment' | 'text' | 'choice' | 'address' | 'check'
  name: string
  label: string
  hint?: string
  options?: readonly { id: number; title: string }[]
  /** Words that are often typed here. */
  usual?: readonly string[]
  initial?: string
  isOptional?: boolean
}

interface DutyFieldsProps {
  form: string
  fields: readonly DutyField[]
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

export function DutyFields({ form, fields, values, errors }: DutyFieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      id={`${form}-${field.name}`}
      field={field}
      value={values[field.name] ?? field.initial ?? ''}
      error={errors[field.name]}
    />
  ))
}

interface OneFieldProps {
  id: string
  field: DutyField
  value: string
  error: string | undefined
}

const inputs = {
  line: {},
  phone: { type: 'tel', inputMode: 'tel', placeholder: '+7 (___) ___-__-__' },
  email: { type: 'email', inputMode: 'email' },
  moment: { type: 'datetime-local' },
} as const

function OneField({ id, field, value, error }: OneFieldProps) {
  const { kind, name, label, hint, options = [], usual, isOptional = false } = field
  const shared = { id, name, label, hint, error, required: !isOptional }
  if (kind === 'check') return <Checkbox {...shared} defaultChecked={value === 'on'} />
  if (kind === 'text') return <Textarea {...shared} rows={4} defaultValue={value} />
  if (kind === 'address') return <AddressField {...shared} initial={value} />
  if (kind === 'choice') {
    const choices = options.map((option) => ({ value: option.id, label: option.title }))
    return <Select {...shared} options={choices} emptyLabel="Выберите из списка" defaultValue={value} />
  }
  const list = usual && `${id}-usual`
  return (
    <>
      <TextInput
        {...shared}
        {...inputs[kind]}
        optional={isOptional}
        list={list}
        autoComplete="off"
        defaultValue={value}
      />
      {usual && (
        <datalist id={list}>
          {usual.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      )}
    </>
  )
}
