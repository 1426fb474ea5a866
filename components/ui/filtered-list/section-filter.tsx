import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/field/date-input'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'

/** A select if `options` is set, a date if `isDay`, else a text field. */
interface FilterField {
  name: string
  label: string
  value: string | number | undefined
  any?: string
  options?: readonly { id: string | number; title: string; count?: number }[]
  isDay?: true
  longest?: number
}

interface SectionFilterProps {
  id: string
  action: string
  label: string
  search: { label: string; value: string | undefined }
  title: string
  /** Text of the sheet's button, without and with chosen filters. */
  sheet?: { closed: string; chosen: string }
  fields: readonly FilterField[]
}

const filters = { closed: 'Фильтры', chosen: 'Фильтры, выбрано' }

const FEW = 3

const looks = {
  1: 'lg:grid lg:grid-cols-2',
  3: 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]',
  6: 'lg:grid lg:gap-4',
} as const

/** One GET form with one button. On phones all fields but the search are in a sheet. */
export function SectionFilter({ id, action, label, search, title, sheet = filters, fields }: SectionFilterProps) {
  const set = fields.filter(({ value }) => value).length
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
        <FilterSheet
          id={`${id}-filter`}
          title={title}
          label={set > 0 ? `${sheet.chosen} ${set}` : sheet.closed}
          inRow={inRow}
        >
          {fields.map((field) => (
            <Field key={field.name} id={`${id}-${field.name}`} field={field} />
          ))}
        </FilterSheet>
      </div>
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
  if (isDay) return <DateInput id={id} name={name} label={label} />
  if (!options) return <TextInput id={id} name={name} label={label} maxLength={longest} defaultValue={value} />
  const shown = options
    .filter(({ count }) => count !== 0)
    .map(({ id: option, title }) => ({ value: option, label: title }))
  return <Select id={id} name={name} label={label} emptyLabel={any} options={shown} defaultValue={value} />
}
