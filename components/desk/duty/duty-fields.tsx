import { useEffect, useRef, type ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/field/checkbox'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'
import { Textarea } from '@/components/ui/field/textarea'
import { maskPhone } from '@/components/ui/form/mask-phone'
import { EndField } from '@/components/desk/duty/end-field'
import { CallerPlace } from '@/components/desk/duty/caller-place'
import { PhoneHints } from '@/components/desk/duty/phone-hints'
import { StreetsField } from '@/components/desk/duty/streets-field'
import { ANYWAY } from '@/lib/domains/outages/rules'
import type { MapSettings } from '@/lib/domains/site/contract'

/** A field of a form of the duty service. */
export interface DutyField {
  kind: 'line' | 'phone' | 'email' | 'moment' | 'end' | 'text' | 'choice' | 'place' | 'hints' | 'streets' | 'check'
  name: string
  label: string
  hint?: string
  options?: readonly { id: number; title: string }[]
  /** Words that are often typed here. */
  usual?: readonly string[]
  initial?: string
  /** An end has it: the name of the field with the beginning. */
  startField?: string
  /** A place may be put on this map. */
  map?: MapSettings
  isOptional?: boolean
}

interface DutyFieldsProps {
  form: string
  fields: readonly DutyField[]
  /** What was typed and refused; none of it has been typed if absent. */
  values: Readonly<Record<string, string>> | undefined
  errors: Readonly<Record<string, string>>
}

export function DutyFields({ form, fields, values, errors }: DutyFieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      id={`${form}-${field.name}`}
      field={field}
      value={(values ? values[field.name] : field.initial) ?? ''}
      error={errors[field.name]}
      place={values?.place}
      isDoubted={ANYWAY in errors}
    />
  ))
}

interface OneFieldProps {
  id: string
  field: DutyField
  value: string
  error: string | undefined
  /** Point of a place, if one was put on the map. */
  place: string | undefined
  /** Streets were refused that may be right all the same. */
  isDoubted: boolean
}

const phoneInput = { type: 'tel', inputMode: 'tel', autoComplete: 'off', placeholder: '+7 (___) ___-__-__' } as const

/** A phone as people say it; the mask of the residents' forms writes it out. */
function PhoneLine(props: ComponentProps<typeof TextInput>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => (input.current ? maskPhone(input.current) : undefined), [])
  return <TextInput {...props} {...phoneInput} ref={input} />
}

const inputs = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  moment: { type: 'datetime-local' },
} as const

function OneField({ id, field, value, error, place, isDoubted }: OneFieldProps) {
  const { kind, name, label, hint, options = [], usual = [], map, isOptional = false } = field
  const shared = { id, name, label, hint, error, required: !isOptional }
  if (kind === 'check') return <Checkbox {...shared} defaultChecked={value === 'on'} />
  if (kind === 'text') return <Textarea {...shared} rows={4} defaultValue={value} />
  if (kind === 'phone') return <PhoneLine {...shared} optional={isOptional} defaultValue={value} />
  if (kind === 'end') return <EndField {...shared} defaultValue={value} startField={field.startField} />
  if (kind === 'place') return map ? <CallerPlace {...shared} initial={value} place={place} map={map} /> : null
  if (kind === 'hints') return <PhoneHints />
  if (kind === 'streets') return <StreetsField {...shared} initial={value} isDoubted={isDoubted} />
  if (kind === 'choice') {
    const choices = options.map((option) => ({ value: option.id, label: option.title }))
    return <Select {...shared} options={choices} emptyLabel="Выберите из списка" defaultValue={value} />
  }
  const list = usual.length > 0 ? `${id}-usual` : undefined
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
      {list && (
        <datalist id={list}>
          {usual.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      )}
    </>
  )
}
