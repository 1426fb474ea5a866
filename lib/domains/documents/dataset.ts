import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { absoluteUrl } from '@/lib/domains/site/schema-org'
import { paths } from '@/lib/config/paths'
import { documentStatuses, listDocuments } from '@/lib/domains/documents/contract'

export const documentsDataset = defineDataset({
  id: 'documents',
  topic: 'documents',
  title: 'Реестр правовых актов',
  description:
    'Постановления, распоряжения, решения и другие акты: номер, дата, кто принял, действует ли, адреса файлов.',
  page: paths.documents,
  operation: listDocuments,
  list: ({ documents }) => documents,
  columns: [
    ['id', 'Номер записи', ({ id }) => id],
    ['number', 'Номер акта', ({ number }) => number],
    ['date', 'Дата принятия', ({ date }) => date],
    ['type', 'Вид', ({ type }) => type.title],
    ['title', 'Название', ({ title }) => title],
    ['summary', 'О чём', ({ summary }) => summary],
    ['issuer', 'Кто принял', ({ issuer }) => issuer.title],
    ['status', 'Состояние', ({ status }) => documentStatuses.find(({ id }) => id === status)?.title],
    ['files', 'Файлы', ({ join_documents: files }) => files.map(({ document }) => absoluteUrl(document.url))],
    ['url', 'Адрес', ({ id }) => absoluteUrl(paths.document(id))],
  ],
})
