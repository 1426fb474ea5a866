'use client'

import { useSearchParams } from 'next/navigation'
import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/field/date-input'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'

interface FormField {
  name: string
  label: string
  value: string | number | undefined
  any?: string
  options?: { value: string | number; label: string }[]
  isDay?: true
  longest?: number
}

interface FilterFormProps {
  id: string
  action: string
  label: string
  search: { label: string; value: string | undefined }
  title: string
  /** Text of the button that opens the sheet. */
  opener: string
  fields: readonly FormField[]
}

const MOST_IN_ROW = 3

/** With more fields than fit a row, these stay in it. */
const FIRST_FIELDS = 2

const looks = {
  one: 'lg:grid lg:grid-cols-2',
  three: 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]',
  more: 'lg:flex-wrap',
} as const

export function FilterForm({ id, action, label, search, title, opener, fields }: FilterFormProps) {
  const inRow = fields.length > MOST_IN_ROW ? 'more' : fields.length > 1 ? 'three' : 'one'
  const shown = inRow === 'more' ? fields.slice(0, FIRST_FIELDS) : fields
  const more = fields.slice(shown.length)
  return (
    <form action={action} aria-label={label} className="rounded-card bg-ground p-4 sm:p-5">
      <div className={classNames('flex items-end gap-3', looks[inRow])}>
        <SearchField
          id={`${id}-text`}
          label={search.label}
          showLabel
          defaultValue={search.value}
          inRow
          className="flex-1"
        />
        <FilterSheet
          id={`${id}-filter`}
          title={title}
          label={opener}
          inRow={inRow}
          more={more.length > 0 && <MoreFields id={id} fields={more} />}
        >
          <Fields id={id} fields={shown} />
        </FilterSheet>
      </div>
    </form>
  )
}

type FieldsProps = Pick<FilterFormProps, 'id' | 'fields'>

function Fields({ id, fields }: FieldsProps) {
  return fields.map((field) => <Field key={field.name} id={`${id}-${field.name}`} field={field} />)
}

/** Folded on wide screens until the address sets one of its fields. */
function MoreFields({ id, fields }: FieldsProps) {
  const params = useSearchParams()
  return (
    <details
      open={fields.some(({ name }) => params.get(name))}
      suppressHydrationWarning // the visitor may have unfolded it before the script came
      className="more-fields"
    >
      <summary>
        Ещё условия
        <DetailsChevron />
      </summary>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-3">
        <Fields id={id} fields={fields} />
      </div>
    </details>
  )
}

function Field({ id, field }: { id: string; field: FormField }) {
  const { name, label, value, any, options, isDay, longest } = field
  if (isDay) return <DateInput id={id} name={name} label={label} />
  if (options)
    return <Select id={id} name={name} label={label} emptyLabel={any} options={options} defaultValue={value} />
  return <TextInput id={id} name={name} label={label} maxLength={longest} defaultValue={value} />
}
