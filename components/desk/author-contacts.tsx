import type { ItemAuthor } from '@/lib/contract/queue-shapes'
import { formatPhone, phoneHref } from '@/lib/text/phone'

interface AuthorContactsProps {
  author: ItemAuthor | null
  /** Address of the same card with the contacts open. */
  openHref: string
  /** Name that the reader knows already: they wrote it down themselves. */
  knownName?: string | null
}

/** Name with call and mail; closed until a press, which the log records. */
export function AuthorContacts({ author, openHref, knownName }: AuthorContactsProps) {
  if (!author)
    return (
      <p className="wrap-anywhere">
        {knownName && <span className="block">{knownName}</span>}
        <a href={openHref} rel="nofollow" className="link target">
          {knownName ? 'Показать телефон и почту' : 'Показать имя, телефон и почту'}
        </a>
        <span className="block text-sm text-ink-soft">В журнале останется, что вы их открыли.</span>
      </p>
    )
  return (
    <ul className="mt-1 wrap-anywhere">
      <li>{author.name ?? 'Имя не указано'}</li>
      {author.phone && (
        <li>
          <a href={phoneHref(author.phone)} className="link target">
            {formatPhone(author.phone)}
          </a>
        </li>
      )}
      {author.email && (
        <li>
          <a href={`mailto:${author.email}`} className="link target">
            {author.email}
          </a>
        </li>
      )}
    </ul>
  )
}
