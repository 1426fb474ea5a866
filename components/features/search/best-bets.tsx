import Link from 'next/link'
import { Star } from 'lucide-react'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import type { FoundThings } from '@/lib/domains/search/contract'

/** Draws links that editors have put above all results. */
export function BestBets({ bets }: { bets: FoundThings['best_bets'] }) {
  if (bets.length === 0) return null
  return (
    <section aria-labelledby="best-bets" className="mb-6 rounded-card bg-brand-tint p-5 sm:p-6">
      <h2 id="best-bets" className="flex items-center gap-2 text-sm font-medium text-brand-strong">
        <Star aria-hidden className="size-4" />
        Скорее всего, вам сюда
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {bets.map(({ title, url, note }) => (
          <li key={url} className="py-2">
            <Link href={url} prefetch={false} className="link target inline-block text-lg font-semibold">
              {title}
            </Link>
            {note && (
              <p className="text-ink-soft">
                <TextWithContacts text={note} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
