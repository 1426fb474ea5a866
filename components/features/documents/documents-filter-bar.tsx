import { SlidersHorizontal } from 'lucide-react'
import { DocumentsFilterFields } from '@/components/features/documents/documents-filter-fields'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'
import type { DocumentFilter, DocumentRegister } from '@/lib/contract/documents'

const SHEET = 'documents-filter'
const HINT = 'documents-text-hint'

interface DocumentsFilterBarProps {
  register: DocumentRegister
  filter: DocumentFilter
}

/** One bar, one GET form. On phones all but the words wait in a sheet, opened natively. */
export function DocumentsFilterBar({ register, filter }: DocumentsFilterBarProps) {
  const { type, issuer, status, number, start_date: from, end_date: to, text } = filter
  const set = [type, issuer, status, number, from, to].filter(Boolean).length
  return (
    <form action={paths.documents} className="rounded-card bg-ground p-4 sm:p-6">
      <SearchField
        id="documents-text"
        label="Слова из документа"
        placeholder="О чём документ"
        defaultValue={text}
        aria-describedby={HINT}
      />
      <p id={HINT} className="mt-2 text-sm text-ink-soft">
        Ищем в названиях, кратком содержании и внутри файлов
      </p>
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonLook('secondary', 'medium', 'mt-4 w-full lg:hidden')}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Фильтры{set > 0 && `, выбрано ${set}`}
      </button>
      <div
        id={SHEET}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full overflow-y-auto overscroll-contain rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear lg:static lg:mt-5 lg:grid lg:max-h-none lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-4 lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <p className="mb-4 text-h3 lg:hidden">Какие документы показать</p>
        <DocumentsFilterFields register={register} filter={filter} />
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
