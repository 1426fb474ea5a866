import type { ReactNode } from 'react'
import { AnswerText } from '@/components/desk/answer-text'
import { MergeField } from '@/components/desk/claims/merge-field'
import { DeadlineField } from '@/components/desk/fields/deadline-field'
import { FileField } from '@/components/desk/fields/file-field'
import { toOptionGroups, type FieldOption } from '@/components/desk/fields/option-groups'
import { PlaceField } from '@/components/desk/fields/place-field'
import { ReasonField } from '@/components/desk/fields/reason-field'
import { SearchedSelect } from '@/components/desk/fields/searched-select'
import { Select } from '@/components/ui/field/select'
import { FieldError } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/field/text-input'
import { Textarea } from '@/components/ui/field/textarea'
import { describedBy, fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import type { SimilarClaim } from '@/lib/domains/claims/queue/shapes'
import type { Extension } from '@/lib/contract/queue-shapes'
import { MAX_ANSWER_LENGTH } from '@/lib/domains/desk/rules'
import type { MapSettings } from '@/lib/domains/site/contract'

/** A field that an action asks for. */
export interface ActionField {
  kind:
    | 'text'
    | 'answer'
    | 'line'
    | 'choices'
    | 'date'
    | 'deadline'
    | 'merge'
    | 'choice'
    | 'search'
    | 'reason'
    | 'place'
    | 'file'
    | 'consent'
  name: string
  label: string
  hint?: string
  options?: readonly FieldOption[]
  empty?: string
  value?: number | null
  /** Text that is there to be changed. */
  initial?: string
  maxLength?: number
  templates?: readonly { title: string; text: string }[]
  draft?: { endpoint: string; text: string }
  accept?: string
  extensions?: readonly Extension[]
  similar?: readonly SimilarClaim[]
  /** Point that follows the address, and the map it is moved on. */
  place?: { name: string; initial: string; map: MapSettings }
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
    <OneField
      key={field.name}
      id={`${form}-${field.name}`}
      field={field}
      error={errors[field.name] ?? (field.place && errors[field.place.name])}
    />
  ))
}

interface OneFieldProps {
  id: string
  field: ActionField
  error: string | undefined
}

function OneField({ id, field, error }: OneFieldProps) {
  const { kind, name, label, hint } = field
  return controls[kind]({ id, name, label, hint, error }, field)
}

const NOT_CHOSEN = 'Не выбрано'

const controls: Record<ActionField['kind'], (shared: NamedFieldProps, field: ActionField) => ReactNode> = {
  text: (shared, { maxLength = MAX_ANSWER_LENGTH, initial }) => (
    <Textarea {...shared} rows={4} maxLength={maxLength} defaultValue={initial} />
  ),
  answer: (shared, { templates, draft }) => <AnswerText {...shared} templates={templates} draft={draft} />,
  line: (shared, { initial }) => <TextInput {...shared} defaultValue={initial} />,
  date: (shared) => <TextInput {...shared} type="date" />,
  deadline: (shared, { extensions = [] }) => <DeadlineField {...shared} extensions={extensions} />,
  merge: (shared, { similar = [] }) => <MergeField {...shared} similar={similar} />,
  choice: (shared, { options = [], empty = NOT_CHOSEN, value }) => (
    <Select {...shared} options={toOptionGroups(options)} emptyLabel={empty} defaultValue={value ?? ''} />
  ),
  search: (shared, { options = [] }) => <SearchedSelect {...shared} options={options} />,
  reason: (shared, { options = [], empty = NOT_CHOSEN }) => <ReasonField {...shared} options={options} empty={empty} />,
  choices: (shared, { options = [] }) => <Choices {...shared} options={options} />,
  place: (shared, { initial = '', place }) =>
    place && <PlaceField {...shared} initial={initial} point={place} map={place.map} />,
  file: (shared, { accept, isNeeded }) => <FileField {...shared} accept={accept} isNeeded={isNeeded} />,
  consent: ({ error, ...shared }) => (error ? <SendAnyway {...shared} error={error} /> : null),
}

interface ChoicesProps extends Omit<NamedFieldProps, 'hint'> {
  options: readonly FieldOption[]
}

function Choices({ id, name, label, error, options }: ChoicesProps) {
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
