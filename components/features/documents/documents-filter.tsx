import { type RegisterPage, documentsSection } from '@/components/features/documents/documents-section'
import { SectionFilter } from '@/components/ui/filtered-list/section-filter'
import { documentStatuses } from '@/lib/domains/documents/contract'

export function DocumentsFilter({ filter, answer }: Pick<RegisterPage, 'filter' | 'answer'>) {
  const { type, issuer, status, number, start_date: from, end_date: to, text } = filter
  return (
    <SectionFilter
      id="documents"
      action={documentsSection.path}
      label="Отбор документов"
      search={{ label: 'Слова или номер', value: text }}
      title="Какие документы показать"
      fields={[
        { name: 'type', label: 'Вид', any: 'Все виды', options: answer.document_types, value: type },
        { name: 'issuer', label: 'Кто принял', any: 'Все органы', options: answer.issuers, value: issuer },
        { name: 'status', label: 'Состояние', any: 'Любое', options: documentStatuses, value: status },
        { name: 'number', label: 'Номер', longest: 60, value: number },
        { name: 'from', label: 'Принят с', isDay: true, value: from },
        { name: 'to', label: 'Принят по', isDay: true, value: to },
      ]}
    />
  )
}
