'use client'

import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/field/date-input'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { SearchField } from '@/components/ui/field/search-field'
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

const FEW = 3

const looks = {
  1: 'lg:grid lg:grid-cols-2',
  3: 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]',
  6: 'lg:grid lg:gap-4',
} as const

export function FilterForm({ id, action, label, search, title, opener, fields }: FilterFormProps) {
  const inRow = fields.length > FEW ? 6 : fields.length > 1 ? 3 : 1
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
        <FilterSheet id={`${id}-filter`} title={title} label={opener} inRow={inRow}>
          {fields.map((field) => (
            <Field key={field.name} id={`${id}-${field.name}`} field={field} />
          ))}
        </FilterSheet>
      </div>
    </form>
  )
}

function Field({ id, field }: { id: string; field: FormField }) {
  const { name, label, value, any, options, isDay, longest } = field
  if (isDay) return <DateInput id={id} name={name} label={label} />
  if (options)
    return <Select id={id} name={name} label={label} emptyLabel={any} options={options} defaultValue={value} />
  return <TextInput id={id} name={name} label={label} maxLength={longest} defaultValue={value} />
}
