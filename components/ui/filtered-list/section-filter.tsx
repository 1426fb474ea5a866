import { FilterForm } from '@/components/ui/filtered-list/filter-form'

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

/** One GET form with one button. On phones all fields but the search are in a sheet. */
export function SectionFilter({ sheet = filters, fields, ...form }: SectionFilterProps) {
  const set = fields.filter(({ value }) => value).length
  return (
    <FilterForm
      {...form}
      opener={set > 0 ? `${sheet.chosen} ${set}` : sheet.closed}
      fields={fields.map(toShownField)}
    />
  )
}

/** Leaves out empty options and what the form does not show. */
function toShownField({ options, ...field }: FilterField) {
  if (!options) return field
  const shown = options.filter(({ count }) => count !== 0)
  return { ...field, options: shown.map(({ id: value, title: label }) => ({ value, label })) }
}
