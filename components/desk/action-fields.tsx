import type { ComponentProps, ReactNode } from 'react'
import { AnswerText } from '@/components/desk/answer-text'
import { MERGE_YES, MergeField } from '@/components/desk/claims/merge-field'
import { DeadlineField } from '@/components/desk/fields/deadline-field'
import { FileField } from '@/components/desk/fields/file-field'
import { toOptionGroups, type FieldOption } from '@/components/desk/fields/option-groups'
import { listPhotoFields, PhotoChoices, type ChosenPhotos } from '@/components/desk/fields/photo-choices'
import { PlaceField } from '@/components/desk/fields/place-field'
import { ReasonField, type ReasonWords } from '@/components/desk/fields/reason-field'
import { SearchedSelect } from '@/components/desk/fields/searched-select'
import { MoveRefusal } from '@/components/desk/send-move'
import { Select } from '@/components/ui/field/select'
import { FieldError } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/field/text-input'
import { Textarea } from '@/components/ui/field/textarea'
import { describedBy, fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import type { Extension } from '@/lib/contract/queue-shapes'
import { MAX_ANSWER_LENGTH, nameDraft } from '@/lib/domains/desk/rules'
import type { Drafts } from '@/lib/domains/desk/shapes'
import type { MapSettings } from '@/lib/domains/site/contract'

/** A field that an action asks for. */
export interface ActionField {
  kind:
    | 'text'
    | 'answer'
    | 'line'
    | 'photos'
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
  /** What kind of file it takes. */
  file?: 'photo' | 'document'
  extensions?: readonly Extension[]
  similar?: ComponentProps<typeof MergeField>['similar']
  /** Point that follows the address, and the map it is moved on. */
  place?: { name: string; initial: string; map: MapSettings }
  /** Field that goes with a choice of reasons. */
  words?: ReasonWords
  photos?: ChosenPhotos
  /** A file without which the action is refused. */
  isNeeded?: boolean
}

/** Names of all that a field sends. */
export function listNames({ kind, name, place, words }: ActionField): string[] {
  const yes = kind === 'merge' ? [MERGE_YES] : []
  return [name, ...yes, ...(place ? [place.name] : []), ...(words ? [words.name] : [])]
}

/** A chosen reason needs no words; another photo is looked at anew, and a tick beside it keeps the warning. */
export function listAnswered(name: string): readonly string[] {
  if (name === 'reason') return ['reason', 'note']
  if (name === 'correctedAddress') return ['correctedAddress', 'correctedPlace']
  if (name === 'mergedInto') return ['mergedInto', MERGE_YES]
  if (name === 'photo') return ['photo', 'sendAnyway']
  // each photo has its own choice: «photosToHide-12»
  return name === 'sendAnyway' ? [] : [name.replace(/-\d+$/, '')]
}

/** Says what no field of a form can say of its refusal. */
export function listUnplaced(error: Error, fields: readonly ActionField[]): string[] {
  if (!(error instanceof MoveRefusal)) return ['Не получилось. Попробуйте ещё раз.']
  const refused = Object.entries(error.fields)
  const placed = fields.flatMap(listNames)
  const unplaced = refused.filter(([name]) => !placed.includes(name)).map(([, message]) => message)
  return refused.length > 0 ? unplaced : [error.message]
}

const NOT_DRAFTED: readonly ActionField['kind'][] = ['merge', 'file', 'consent']

/** Lists what a form keeps until it is sent, each with what stands there before anybody types. */
export function listDraftedFields(fields: readonly ActionField[]): { name: string; initial: string }[] {
  return fields
    .filter(({ kind }) => !NOT_DRAFTED.includes(kind))
    .flatMap((field) => {
      const { name, initial, value, place, words, photos } = field
      if (photos) return listPhotoFields(name, photos)
      const own = { name, initial: initial ?? String(value ?? '') }
      return [own, ...(place ? [place] : []), ...(words ? [{ name: words.name, initial: '' }] : [])]
    })
}

interface ActionFieldsProps {
  form: string
  action: string
  fields: readonly ActionField[]
  errors: Readonly<Record<string, string>>
  /** What was typed before and not sent. */
  texts?: Drafts
}

export function ActionFields({ form, action, fields, errors, texts = {} }: ActionFieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      id={`${form}-${field.name}`}
      field={field}
      errors={errors}
      getDraft={(name) => texts[nameDraft(action, name)]}
    />
  ))
}

type GetDraft = (name: string) => string | undefined

interface OneFieldProps {
  id: string
  field: ActionField
  errors: ActionFieldsProps['errors']
  getDraft: GetDraft
}

function OneField({ id, field, errors, getDraft }: OneFieldProps) {
  const { kind, name, label, hint } = field
  const error = listNames(field)
    .map((sent) => errors[sent])
    .find(Boolean)
  const draft = getDraft(name)
  return controls[kind]({ id, name, label, hint, error }, draft ? { ...field, initial: draft } : field, {
    errors,
    getDraft,
  })
}

const NOT_CHOSEN = 'Не выбрано'

type Control = (
  shared: NamedFieldProps,
  field: ActionField,
  rest: Pick<OneFieldProps, 'errors' | 'getDraft'>,
) => ReactNode

const controls: Record<ActionField['kind'], Control> = {
  text: (shared, { maxLength = MAX_ANSWER_LENGTH, initial }) => (
    <Textarea {...shared} rows={4} maxLength={maxLength} defaultValue={initial} />
  ),
  answer: (shared, { templates, initial }) => <AnswerText {...shared} templates={templates} initial={initial} />,
  line: (shared, { initial }) => <TextInput {...shared} defaultValue={initial} />,
  date: (shared, { initial }) => <TextInput {...shared} type="date" defaultValue={initial} />,
  deadline: (shared, { extensions = [], initial }) => (
    <DeadlineField {...shared} extensions={extensions} initial={initial} />
  ),
  merge: ({ error: _error, ...shared }, { name, similar = [] }, { errors }) => (
    <MergeField {...shared} error={errors[name]} question={errors[MERGE_YES]} similar={similar} />
  ),
  choice: (shared, { options = [], empty = NOT_CHOSEN, initial, value }) => (
    <Select {...shared} options={toOptionGroups(options)} emptyLabel={empty} defaultValue={initial ?? value ?? ''} />
  ),
  search: (shared, { options = [], empty = NOT_CHOSEN, initial, value }) => (
    <SearchedSelect {...shared} options={options} empty={empty} initial={initial ?? value ?? ''} />
  ),
  reason: (shared, { options = [], words, initial = '' }, { getDraft }) =>
    words && (
      <ReasonField
        {...shared}
        options={options}
        words={words}
        initial={{ reason: initial, words: getDraft(words.name) ?? '' }}
      />
    ),
  photos: (shared, { photos }, { getDraft }) =>
    photos && <PhotoChoices {...shared} choices={photos} getDraft={getDraft} />,
  place: (shared, { initial = '', place }, { getDraft }) =>
    place && (
      <PlaceField
        {...shared}
        initial={initial}
        point={{ ...place, initial: getDraft(place.name) ?? place.initial }}
        map={place.map}
      />
    ),
  file: (shared, { file = 'document', isNeeded }) => <FileField {...shared} kind={file} isNeeded={isNeeded} />,
  consent: ({ error, ...shared }) => (error ? <SendAnyway {...shared} error={error} /> : null),
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
