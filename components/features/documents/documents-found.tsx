import { FoundWords } from '@/components/ui/found-words'
import { paths } from '@/lib/config/paths'
import { documentStatuses, type DocumentFilter, type DocumentRegister } from '@/lib/domains/documents/contract'
import { formatDate } from '@/lib/shared/dates'
import { countOf, formatNumber } from '@/lib/shared/plural'

type Terms = Pick<DocumentRegister, 'document_types' | 'issuers'>

/** The state of the register in words: «Найдено 214 · Постановления · 2026 год», and the way back to all. */
export function DocumentsFound({ register, filter }: { register: DocumentRegister; filter: DocumentFilter }) {
  const words = documentFilterWords(filter, register)
  const { total } = register.documents
  const all = `Всего ${countOf(total, ['документ', 'документа', 'документов'])}`
  if (words.length === 0) return <FoundWords words={[all]} />
  return <FoundWords words={[`Найдено ${formatNumber(total)}`, ...words]} resetHref={paths.documents} />
}

/** Each filter that is on, in words. */
export function documentFilterWords(
  filter: Partial<DocumentFilter>,
  { document_types: types, issuers }: Terms,
): string[] {
  const { type, issuer, status, number, text } = filter
  const words = [
    type && (types.find(({ id }) => id === type)?.plural ?? 'неизвестный вид'),
    issuer && (issuers.find(({ id }) => id === issuer)?.title ?? 'неизвестный орган'),
    documentStatuses.find(({ id }) => id === status)?.title.toLowerCase(),
    periodWords(filter),
    number && `№\u00A0${number.replace(/^№\s*/, '')}`,
    text && `со словами «${text}»`,
  ]
  return words.flatMap((word) => word || [])
}

function periodWords({ start_date: from, end_date: to }: Partial<DocumentFilter>): string | undefined {
  const day = (date: string) => formatDate(date, 'UTC')
  if (!from && !to) return undefined
  if (!to) return from && `с ${day(from)}`
  if (!from) return `по ${day(to)}`
  if (from === to) return day(from)
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? `${year} год` : `${day(from)}–${day(to)}`
}
