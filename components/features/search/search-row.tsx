import Link from 'next/link'
import { Marked } from '@/components/features/search/marked'
import { DateText } from '@/components/ui/date-text'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { searchKinds, type SearchResult } from '@/lib/contract/search'

/** What it is and when, its title, and the words around the match. */
export function SearchRow({ result: { kind, note, date, title, text, path } }: { result: SearchResult }) {
  const kindTitle = searchKinds.find(({ id }) => id === kind)?.one
  return (
    <li className="py-6">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-medium">{kindTitle}</span>
        {note && (
          <span>
            <WholeNumbers text={note} />
          </span>
        )}
        {date && kind !== 'documents' && <DateText value={date} />}
      </p>
      <h3 className="mt-1 text-h3">
        <Link href={path} prefetch={false} className="link-quiet">
          <Marked text={title} />
        </Link>
      </h3>
      {text.length > 0 && (
        <p className="mt-2 max-w-measure text-ink-soft">
          <Marked text={text} />
        </p>
      )}
    </li>
  )
}
