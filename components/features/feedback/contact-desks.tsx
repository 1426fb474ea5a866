import { PhoneLink } from '@/components/ui/phone-link'
import type { Contacts } from '@/lib/domains/feedback/contract'

/** Whom to call about what. */
export function ContactDesks({ desks }: Pick<Contacts, 'desks'>) {
  if (desks.length === 0) return null
  return (
    <section aria-labelledby="desks">
      <h3 id="desks" className="text-h3">
        Кому звонить
      </h3>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {desks.map(({ title, room, phone, email }) => (
          <li key={title} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-[min(12rem,100%)] flex-1">
              {title}
              {room && (
                <span className="text-sm text-ink-soft">
                  , каб.{'\u00A0'}
                  {room}
                </span>
              )}
            </span>
            <span className="flex flex-wrap gap-x-5">
              {phone && <PhoneLink phone={phone} className="link target" />}
              {email && (
                <a href={`mailto:${email}`} className="link target break-all">
                  {email}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
