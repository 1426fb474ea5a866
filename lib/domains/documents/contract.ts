import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  day,
  filterNumber,
  filterText,
  id,
  joinDocument,
  pageNumber,
  pageOf,
  periodFields,
  term,
  withPeriod,
} from '@/lib/contract/shapes'

const { defineRead, defineSearch, operations } = defineContract('Документы')
export { operations }

export const DOCUMENTS_PER_PAGE = 20

export const documentStatuses = [
  { id: 'active', title: 'Действует' },
  { id: 'amended', title: 'Изменён' },
  { id: 'repealed', title: 'Утратил силу' },
  { id: 'draft', title: 'Проект' },
] as const
const documentStatus = z.enum(['active', 'amended', 'repealed', 'draft'], messages.unknownValue)

/** Relations between acts; the other act's name completes the phrase. */
export const relationKinds = {
  amends: 'Вносит изменения в',
  repeals: 'Отменяет',
  amendedBy: 'Изменён, см.',
  repealedBy: 'Утратил силу, см.',
  basis: 'Принят на основании',
} as const
const relationKind = z.enum(['amends', 'repeals', 'amendedBy', 'repealedBy', 'basis'])

const actReference = z.object({
  id: z.int(),
  title: z.string(),
  number: z.string().nullable(),
  date: day,
  type: term,
})

const legalAct = actReference.extend({
  summary: z.string().nullable(),
  issuer: term,
  status: documentStatus,
  relations: z.array(z.object({ kind: relationKind, document: actReference })),
  join_documents: z.array(joinDocument),
})
export type LegalAct = z.infer<typeof legalAct>

/** Published for comments, not in force; an editor's unpublished draft is another matter. */
export function isDraftAct({ status }: Pick<LegalAct, 'status'>): boolean {
  return status === 'draft'
}

/** Register filters; `id` narrows to one act, whose permanent address is `/documents?id=…`. */
export const documentFilter = withPeriod(
  z.object({
    id: id.optional(),
    text: filterText.optional(),
    number: filterNumber.optional(),
    type: id.optional(),
    issuer: id.optional(),
    status: documentStatus.optional(),
    ...periodFields,
    page: pageNumber,
  }),
)
export type DocumentFilter = z.infer<typeof documentFilter>

const register = z.object({
  documents: pageOf(legalAct),
  /** `plural` is the title of a list of that type alone. */
  document_types: z.array(countedTerm.extend({ plural: z.string() })),
  issuers: z.array(countedTerm),
})
export type DocumentRegister = z.infer<typeof register>

export const listDocuments = defineRead({
  id: 'listDocuments',
  path: '/api/documents',
  summary: 'Реестр правовых актов, по 20 на странице; поиск и по тексту файлов',
  query: documentFilter,
  answer: register,
})

export const searchDocuments = defineSearch(listDocuments, { id: 'searchDocuments', path: '/api/searchdocuments' })
