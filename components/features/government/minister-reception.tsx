import Link from 'next/link'
import type { ReactNode } from 'react'
import { BookingPhone } from '@/components/ui/booking-phone'
import { LinkButton } from '@/components/ui/link-button'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { MinisterItem } from '@/lib/domains/government/contract'
import { receptionTimes, takesBookings } from '@/lib/time/reception-times'

interface MinisterReceptionProps {
  minister: MinisterItem
  /** It says when the official can be visited next. */
  nextTime: ReactNode
}

/** Says when and where the official receives residents, and how to book a visit. */
export function MinisterReception({ minister, nextTime }: MinisterReceptionProps) {
  const { id, reception, reception_note: note, booking_phone: phone } = minister
  if (reception.length === 0 && !note) return null
  return (
    <section aria-labelledby="reception" className="rounded-card bg-sand p-5 sm:p-7">
      <h2 id="reception" className="text-h3">
        Приём граждан
      </h2>
      <ul aria-label="Дни, часы и место приёма" className="mt-4 divide-y divide-line">
        {receptionTimes(reception).map(({ when, place }) => (
          <li key={when + place} className="py-2.5">
            <span className="tabular block font-semibold">{when}</span>
            {place}
          </li>
        ))}
      </ul>
      <div className="mt-4 font-medium empty:hidden">{nextTime}</div>
      {note && (
        <p className="mt-2 max-w-measure">
          <TextWithContacts text={note} />
        </p>
      )}
      <BookingPhone phone={phone} className="mt-2" />
      {takesBookings(reception) && (
        <p className="mt-4">
          <LinkButton href={paths.receptionOf(id)}>Выбрать время</LinkButton>
        </p>
      )}
      <p className="mt-2">
        <Link href={paths.reception} className="link target">
          Как записаться и что взять с собой
        </Link>
      </p>
    </section>
  )
}
