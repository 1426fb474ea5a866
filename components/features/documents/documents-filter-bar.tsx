import { DocumentsFilterFields } from '@/components/features/documents/documents-filter-fields'
import { FilterSheet } from '@/components/ui/filter-sheet'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'
import type { DocumentFilter, DocumentRegister } from '@/lib/domains/documents/contract'

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
    <form action={paths.documents} aria-label="Отбор документов" className="rounded-card bg-ground p-4 sm:p-6">
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
      <FilterSheet
        id="documents-filter"
        title="Какие документы показать"
        label={set > 0 ? `Фильтры, выбрано ${set}` : 'Фильтры'}
      >
        <DocumentsFilterFields register={register} filter={filter} />
      </FilterSheet>
    </form>
  )
}
