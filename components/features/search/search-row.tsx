import Link from 'next/link'
import { Marked, MarkedWithContacts } from '@/components/features/search/marked'
import { DateText } from '@/components/ui/date-text'
import { MomentText } from '@/components/ui/moment-text'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { env } from '@/lib/config/env'
import { searchKinds, type SearchResult } from '@/lib/domains/search/contract'

interface SearchRowProps {
  result: SearchResult
  /** It distinguishes the result from another one with the same title. */
  twin?: string | null | undefined
}

/** Texts of residents are shown as they were written, without links on phone numbers. */
const ofResidents: readonly SearchResult['kind'][] = ['ideas', 'claims']

/** Draws a result: its kind and date, its title, and the text around the match. */
export function SearchRow({ result: { kind, note, date, title, text, path }, twin }: SearchRowProps) {
  const Words = ofResidents.includes(kind) ? Marked : MarkedWithContacts
  const kindTitle = searchKinds.find(({ id }) => id === kind)?.one
  return (
    <li className="py-5 sm:py-6">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-medium">{kindTitle}</span>
        {note && note !== twin && (
          <span>
            <WholeNumbers text={note} />
          </span>
        )}
        {date && <When kind={kind} date={date} />}
      </p>
      <h3 className="mt-1 text-h3">
        <Link href={path} prefetch={false} className="link-quiet">
          <Marked text={title} />
          {twin && (
            // the kind stands above already
            <span className={twin === kindTitle ? 'sr-only' : 'font-normal text-ink-soft'}>, {twin}</span>
          )}
        </Link>
      </h3>
      {text.length > 0 && (
        <p className="mt-1.5 max-w-measure text-ink-soft">
          <Words text={text} />
        </p>
      )}
    </li>
  )
}

/**
 * For these kinds the date is the moment of publication or sending; for the others it is the time when something takes
 * place.
 */
const published: readonly SearchResult['kind'][] = ['news', 'messages', 'ideas', 'claims']

/** Shows the date. The date of an act is in its note; the date of an album is a day without a time. */
function When({ kind, date }: { kind: SearchResult['kind']; date: string }) {
  if (kind === 'documents') return null
  if (published.includes(kind)) return <MomentText value={date} zone={env.TIME_ZONE} />
  return <DateText value={date} zone={kind === 'galleries' ? 'UTC' : env.TIME_ZONE} />
}
