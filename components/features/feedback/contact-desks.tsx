import { EmailLink } from '@/components/ui/email-link'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Contacts } from '@/lib/domains/feedback/contract'

/** Lists whom to call about what. On wide screens all phone numbers stand in one column. */
export function ContactDesks({ desks }: Pick<Contacts, 'desks'>) {
  if (desks.length === 0) return null
  return (
    <section aria-labelledby="desks">
      <h3 id="desks" className="text-h3">
        Кому звонить
      </h3>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {desks.map(({ title, room, phone, email }) => (
          <li key={title} className="grid gap-x-8 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <p>
              {title}
              {room && (
                <span className="text-sm text-ink-soft">
                  , каб.{'\u00A0'}
                  {room}
                </span>
              )}
            </p>
            <p className="flex min-w-0 flex-col items-start gap-y-1">
              {phone && <PhoneLink phone={phone} className="link target" />}
              {email && <EmailLink email={email} className="link target text-sm" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
