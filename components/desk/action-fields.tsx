import { classNames } from '@/components/ui/class-names'
import { AnswerText } from '@/components/desk/answer-text'
import { Select } from '@/components/ui/field/select'
import { FieldError } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/field/text-input'
import { Textarea } from '@/components/ui/field/textarea'
import { describedBy, fieldIds } from '@/components/ui/field/field-attributes'
import { MAX_ANSWER_LENGTH } from '@/lib/domains/desk/rules'

/** A field that an action asks for. */
export interface ActionField {
  kind: 'text' | 'answer' | 'line' | 'choices' | 'date' | 'number' | 'choice' | 'file' | 'consent'
  name: string
  label: string
  hint?: string
  options?: readonly { id: number | string; title: string }[]
  empty?: string
  value?: number | null
  /** Text that is there to be changed. */
  initial?: string
  maxLength?: number
  templates?: readonly { title: string; text: string }[]
  draft?: { endpoint: string; text: string }
  accept?: string
  /** A file without which the action is refused. */
  isNeeded?: boolean
}

interface ActionFieldsProps {
  form: string
  fields: readonly ActionField[]
  errors: Readonly<Record<string, string>>
}

export function ActionFields({ form, fields, errors }: ActionFieldsProps) {
  return fields.map((field) => (
    <OneField key={field.name} id={`${form}-${field.name}`} field={field} error={errors[field.name]} />
  ))
}

interface OneFieldProps {
  id: string
  field: ActionField
  error: string | undefined
}

function OneField({ id, field, error }: OneFieldProps) {
  const { kind, name, label, hint, value } = field
  const shared = { id, name, label, hint, error }
  if (kind === 'text')
    return (
      <Textarea {...shared} rows={4} maxLength={field.maxLength ?? MAX_ANSWER_LENGTH} defaultValue={field.initial} />
    )
  if (kind === 'answer') return <AnswerText {...shared} templates={field.templates} draft={field.draft} />
  if (kind === 'line') return <TextInput {...shared} defaultValue={field.initial} />
  if (kind === 'date') return <TextInput {...shared} type="date" />
  if (kind === 'number') return <TextInput {...shared} inputMode="numeric" />
  if (kind === 'choice') {
    const options = (field.options ?? []).map((option) => ({ value: option.id, label: option.title }))
    return <Select {...shared} options={options} emptyLabel={field.empty ?? 'Не выбрано'} defaultValue={value ?? ''} />
  }
  if (kind === 'choices') return <Choices {...shared} options={field.options} />
  if (kind === 'consent') return error ? <SendAnyway id={id} name={name} label={label} error={error} /> : null
  return <FileInput {...shared} accept={field.accept} isNeeded={field.isNeeded} />
}

interface ChoicesProps {
  id: string
  name: string
  label: string
  error: string | undefined
  options: ActionField['options']
}

function Choices({ id, name, label, error, options = [] }: ChoicesProps) {
  return (
    <fieldset aria-describedby={error && fieldIds(id).error}>
      <legend className="font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={name} value={option.id} className="size-6 accent-brand" />
          {option.title}
        </label>
      ))}
      <FieldError id={fieldIds(id).error} message={error} />
    </fieldset>
  )
}

/** Stands only where the portal doubts the photo. */
function SendAnyway({ id, name, label, error }: { id: string; name: string; label: string; error: string }) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input id={id} type="checkbox" name={name} {...describedBy(id, { error })} className="size-6 accent-brand" />
        {label}
      </label>
      <FieldError id={fieldIds(id).error} message={error} />
    </div>
  )
}

interface FileInputProps {
  id: string
  name: string
  label: string
  accept: string | undefined
  isNeeded: boolean | undefined
  error: string | undefined
}

function FileInput({ id, name, label, accept, isNeeded, error }: FileInputProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label} {!isNeeded && <span className="font-normal text-ink-soft">(необязательно)</span>}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        {...describedBy(id, { error })}
        className={classNames(
          'block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-field file:border-0 file:px-4',
          'file:bg-brand-tint file:text-base file:font-medium file:text-brand-strong',
        )}
      />
      <FieldError id={fieldIds(id).error} message={error} />
    </div>
  )
}
