import { DateInput } from '@/components/ui/date-input'
import { FilterSheet } from '@/components/ui/filter-sheet'
import { SearchField } from '@/components/ui/search-field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'

/** Options make a select, `isDay` a day, neither a line of text. */
interface FilterField {
  name: string
  label: string
  value: string | number | undefined
  /** This option narrows nothing. */
  any?: string
  options?: readonly { id: string | number; title: string; count?: number }[]
  isDay?: true
  longest?: number
}

interface SectionFilterProps {
  /** The ids in the form begin with it. */
  id: string
  action: string
  /** Names the form. */
  label: string
  words: { label: string; placeholder?: string; value: string | undefined; hint?: string }
  /** The title of the sheet that holds the other fields. */
  title: string
  /** The button of the sheet says it, with nothing chosen in it and before the number of what is chosen. */
  sheet?: { closed: string; chosen: string }
  fields: readonly FilterField[]
}

const filters = { closed: 'Фильтры', chosen: 'Фильтры, выбрано' }

/** Draws one line, one GET form: the words and their button; the other fields wait in a sheet, opened natively. */
export function SectionFilter({ id, action, label, words, title, sheet = filters, fields }: SectionFilterProps) {
  const set = fields.filter(({ value }) => value).length
  const hint = words.hint ? `${id}-text-hint` : undefined
  return (
    <form action={action} aria-label={label} className="rounded-card bg-ground p-4 sm:p-5">
      <div className="flex items-end gap-3">
        <SearchField
          id={`${id}-text`}
          label={words.label}
          showLabel
          placeholder={words.placeholder}
          defaultValue={words.value}
          aria-describedby={hint}
          className="flex-1"
        />
        <FilterSheet id={`${id}-filter`} title={title} label={set > 0 ? `${sheet.chosen} ${set}` : sheet.closed}>
          {fields.map((field) => (
            <Field key={field.name} id={`${id}-${field.name}`} field={field} />
          ))}
        </FilterSheet>
      </div>
      {hint && (
        <p id={hint} className="mt-2 text-sm text-ink-soft max-sm:sr-only">
          {words.hint}
        </p>
      )}
    </form>
  )
}

function Field({
  id,
  field: { name, label, value, any, options, isDay, longest },
}: {
  id: string
  field: FilterField
}) {
  if (isDay) return <DateInput {...{ id, name, label }} defaultValue={value?.toString()} />
  if (!options) return <TextInput {...{ id, name, label }} maxLength={longest} defaultValue={value} />
  const shown = options
    .filter(({ count }) => count !== 0)
    .map(({ id: option, title }) => ({ value: option, label: title }))
  return <Select {...{ id, name, label }} emptyLabel={any} options={shown} defaultValue={value} />
}
