import { typeset } from '@/lib/text/typography'

interface FollowedListProps {
  id: string
  title: string
  rows: readonly { href: string; title: string; state: string }[]
}

/** What the resident follows; nothing if that is nothing. */
export function FollowedList({ id, title, rows }: FollowedListProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ href, title: name, state }) => (
          <li key={href} className="relative py-4">
            <a href={href} className="link-quiet cover font-medium">
              {typeset(name)}
            </a>
            <p className="mt-1 text-sm text-ink-soft">{state}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
