import { DateInput } from '@/components/ui/date-input'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { documentStatuses, type DocumentFilter, type DocumentRegister } from '@/lib/domains/documents/contract'
import type { Term } from '@/lib/contract/shapes'

interface DocumentsFilterFieldsProps {
  register: DocumentRegister
  filter: DocumentFilter
}

/** What narrows the register besides words: who, what, when. */
export function DocumentsFilterFields({ register, filter }: DocumentsFilterFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[1.4fr_1.4fr_1fr_0.65fr_1.1fr_1.1fr]">
      <Select
        id="documents-type"
        name="type"
        label="Вид"
        emptyLabel="Все виды"
        options={optionsOf(register.document_types)}
        defaultValue={filter.type}
      />
      <Select
        id="documents-issuer"
        name="issuer"
        label="Кто принял"
        emptyLabel="Все органы"
        options={optionsOf(register.issuers)}
        defaultValue={filter.issuer}
      />
      <Select
        id="documents-status"
        name="status"
        label="Состояние"
        emptyLabel="Любое"
        options={documentStatuses.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={filter.status}
      />
      <TextInput id="documents-number" name="number" label="Номер" maxLength={60} defaultValue={filter.number} />
      <DateInput id="documents-from" name="from" label="Принят с" defaultValue={filter.start_date} />
      <DateInput id="documents-to" name="to" label="Принят по" defaultValue={filter.end_date} />
    </div>
  )
}

function optionsOf(terms: readonly (Term & { count: number })[]) {
  return terms.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))
}
