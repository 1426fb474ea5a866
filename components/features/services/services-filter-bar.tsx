import { FilterSheet } from '@/components/ui/filter-sheet'
import { SearchField } from '@/components/ui/search-field'
import { Select } from '@/components/ui/select'
import { paths } from '@/lib/config/paths'
import type { ServiceCatalog, ServiceFilter } from '@/lib/domains/services/contract'
import type { Term } from '@/lib/contract/shapes'

interface ServicesFilterBarProps {
  catalog: ServiceCatalog
  filter: ServiceFilter
}

/** One bar, one GET form. On phones all but the words wait in a sheet, opened natively. */
export function ServicesFilterBar({ catalog, filter }: ServicesFilterBarProps) {
  const set = [filter.audience, filter.topic, filter.life_situation].filter(Boolean).length
  return (
    <form action={paths.servicesCatalog} aria-label="Отбор услуг" className="rounded-card bg-ground p-4 sm:p-6">
      <SearchField
        id="services-text"
        label="Какая услуга нужна"
        placeholder="Какая услуга нужна"
        defaultValue={filter.text}
      />
      <FilterSheet
        id="services-filter"
        title="Какие услуги показать"
        label={set > 0 ? `Кому, тема, ситуация: выбрано ${set}` : 'Кому, тема, ситуация'}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TermSelect name="audience" label="Кому" any="Всем" terms={catalog.audiences} value={filter.audience} />
          <TermSelect name="topic" label="Тема" any="Все темы" terms={catalog.topics} value={filter.topic} />
          <TermSelect
            name="situation"
            label="Жизненная ситуация"
            any="Любая"
            terms={catalog.life_situations}
            value={filter.life_situation}
          />
        </div>
      </FilterSheet>
    </form>
  )
}

interface TermSelectProps {
  name: string
  label: string
  any: string
  terms: readonly (Term & { count: number })[]
  value: number | undefined
}

function TermSelect({ name, label, any, terms, value }: TermSelectProps) {
  const options = terms.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Select id={`services-${name}`} name={name} label={label} emptyLabel={any} options={options} defaultValue={value} />
  )
}
