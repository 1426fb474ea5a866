import { SlidersHorizontal } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { SearchField } from '@/components/ui/search-field'
import { Select } from '@/components/ui/select'
import { paths } from '@/lib/config/paths'
import type { ServiceCatalog, ServiceFilter } from '@/lib/contract/services'
import type { Term } from '@/lib/contract/shapes'

const SHEET = 'services-filter'

interface ServicesFilterBarProps {
  catalog: ServiceCatalog
  filter: ServiceFilter
}

/** One bar, one GET form. On phones all but the words wait in a sheet, opened natively. */
export function ServicesFilterBar({ catalog, filter }: ServicesFilterBarProps) {
  const set = [filter.audience, filter.topic, filter.life_situation].filter(Boolean).length
  return (
    <form action={paths.servicesCatalog} className="rounded-card bg-ground p-4 sm:p-6">
      <SearchField
        id="services-text"
        label="Какая услуга нужна"
        placeholder="Какая услуга нужна"
        defaultValue={filter.text}
      />
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonLook('secondary', 'medium', 'mt-3 w-full lg:hidden')}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Кому, тема, ситуация{set > 0 && `: выбрано ${set}`}
      </button>
      <div
        id={SHEET}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full overflow-y-auto overscroll-contain rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear lg:static lg:mt-5 lg:grid lg:max-h-none lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-4 lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <p className="mb-4 text-h3 lg:hidden">Какие услуги показать</p>
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
        <div className="mt-6 grid grid-cols-2 gap-3 lg:mt-0 lg:block">
          <Button type="submit" className="lg:hidden">
            Показать
          </Button>
          <Button type="submit" variant="secondary" className="max-lg:hidden">
            Показать
          </Button>
          <Button variant="secondary" popoverTarget={SHEET} popoverTargetAction="hide" className="lg:hidden">
            Закрыть
          </Button>
        </div>
      </div>
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
