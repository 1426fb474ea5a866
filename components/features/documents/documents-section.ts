import 'server-only'
import { formatPeriod, formatSearchText } from '@/components/ui/filtered-list/section-text'
import { defineSection } from '@/components/ui/filtered-list/section'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import {
  DOCUMENTS_PER_PAGE,
  documentFilter,
  documentStatuses,
  listDocuments,
  type LegalAct,
} from '@/lib/domains/documents/contract'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import type { SearchParams } from '@/lib/config/search-params'
import { dropNumberSign } from '@/lib/text/plain-text'

export const documentsSection = defineSection({
  read: (filter) => read(listDocuments, { query: filter }),
  filter: documentFilter,
  path: paths.documents,
  title: (labels) => ['Документы', ...labels].join(', '),
  address: {
    id: 'id',
    type: 'type',
    issuer: 'issuer',
    status: 'status',
    start_date: 'from',
    end_date: 'to',
    number: 'number',
    text: 'text',
  },
  page: ({ documents }) => documents,
  empty: { documents: emptyPage<never>(DOCUMENTS_PER_PAGE, paths.documents), document_types: [], issuers: [] },
  terms: ({ document_types: type, issuers: issuer }) => ({ type, issuer }),
  unknown: {
    type: 'Такого вида документов нет',
    issuer: 'Такого органа нет',
    status: 'Такого состояния документов нет',
    id: 'Такого номера документа нет',
  },
  indexed: ['type', 'issuer', 'status'],
  isCounted: true,
  labels: (
    { type, issuer, status, number, text, start_date: from, end_date: to },
    { document_types: types, issuers },
  ) => [
    types.find(({ id }) => id === type)?.plural,
    issuers.find(({ id }) => id === issuer)?.title,
    documentStatuses.find(({ id }) => id === status)?.title.toLowerCase(),
    formatPeriod(from, to),
    number && `№\u00A0${dropNumberSign(number)}`,
    formatSearchText(text),
  ],
  nothing: {
    yet: 'Документы пока не опубликованы',
    advice: 'Попробуйте другие слова, уберите номер или расширьте период.',
    all: 'Показать все документы',
  },
})

export type RegisterPage = Awaited<ReturnType<typeof documentsSection.read>>

export async function documentsFeed(params: SearchParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, page } = await documentsSection.read({ ...params, page: undefined })
  return {
    facts: {
      section: 'documents',
      title: 'Документы',
      path: documentsSection.href(filter),
      query: documentsSection.query(filter),
    },
    entries: page.data.map(toEntry),
  }
}

function toEntry({ id, title, summary, number, date, type }: LegalAct): FeedEntry {
  return {
    id,
    title: number ? `${type.title} № ${number}: ${title}` : title,
    path: paths.document(id),
    description: summary ?? title,
    date,
    category: type.title,
  }
}
