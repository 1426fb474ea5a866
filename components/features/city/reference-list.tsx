import { EmailLink } from '@/components/ui/email-link'
import { Globe, MapPin } from 'lucide-react'
import { PhoneLink } from '@/components/ui/phone-link'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { searchTextOf, type Reference, type ReferenceEntry } from '@/lib/domains/city/contract'
import { normalizeLink } from '@/lib/shared/links'
import { holdsWords } from '@/lib/shared/word-match'

/**
 * Draws all rows under their topics. Rows that do not match the text are hidden and not left out, so that the browser
 * can show them later.
 */
export function ReferenceList({ reference: { reference, topics }, text }: { reference: Reference; text: string }) {
  const groups = topics
    .map((topic) => ({ topic, entries: reference.filter((entry) => entry.topic.id === topic.id) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="space-y-12 print:space-y-6">
      {groups.map(({ topic, entries }) => (
        <section
          key={topic.id}
          data-topic
          hidden={!entries.some((entry) => isShown(entry, text))}
          aria-labelledby={`topic-${topic.id}`}
        >
          <h2 id={`topic-${topic.id}`} className="break-after-avoid text-h2 print:text-h3">
            {topic.title}
          </h2>
          <ul className="mt-4 gap-x-12 border-t border-line lg:columns-2 print:columns-2 print:text-sm">
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} hidden={!isShown(entry, text)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export function isShown(entry: ReferenceEntry, text: string): boolean {
  return holdsWords(searchTextOf(entry), text)
}

function Row({ entry, hidden }: { entry: ReferenceEntry; hidden: boolean }) {
  const { title, phones, address, hours, email, url, note } = entry
  const link = url && normalizeLink(url)
  return (
    <li
      data-words={searchTextOf(entry)}
      hidden={hidden}
      className="break-inside-avoid border-b border-line py-4 print:py-1.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 font-semibold">{title}</h3>
        <p className="flex flex-wrap gap-x-5">
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} className="link target font-medium" />
          ))}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 text-ink-soft">
        {address && (
          <span className="inline-flex gap-1.5">
            <MapPin aria-hidden className="mt-1 size-4.5 shrink-0 text-brand print:hidden" />
            {address}
          </span>
        )}
        {hours && <span>{hours}</span>}
      </p>
      {note && <Note text={note} />}
      {(link || email) && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm leading-6">
          {email && <EmailLink email={email} />}
          {link && (
            <a
              href={link}
              rel="noopener"
              className="link target inline-flex items-center gap-1.5 break-all print:hidden"
            >
              <Globe aria-hidden className="size-4 shrink-0" />
              {link.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </a>
          )}
        </p>
      )}
    </li>
  )
}

function Note({ text }: { text: string }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <TextWithPhones text={text} />
    </p>
  )
}
