'use client'

import { CalendarPlus, CircleCheck, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonLook } from '@/components/ui/button-look'
import { cityZone } from '@/components/ui/city-zone'
import { DataList } from '@/components/ui/data-list'
import { paths } from '@/lib/config/paths'
import type { AnswerOf } from '@/lib/contract/operation'
import type { bookReception } from '@/lib/domains/receptions/contract'
import { formatMoment } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

interface BookingDoneProps {
  answer: AnswerOf<typeof bookReception>
  /** The letter was sent to this address. */
  email: string
}

/** Says that the time is booked, or held until the link of the letter is opened. */
export function BookingDone({ answer: { booking, message }, email }: BookingDoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const Icon = booking.state === 'booked' ? CircleCheck : MailCheck
  return (
    <div ref={box} tabIndex={-1} role="status" className="scroll-mt-20 outline-none">
      <Icon aria-hidden className="size-12 text-brand" strokeWidth={1.5} />
      <p className="mt-4 max-w-measure text-h3">{message}</p>
      <div className="mt-6">
        <DataList
          rows={[
            { term: 'Номер записи', value: booking.number },
            { term: 'Когда', value: typeset(formatMoment(booking.starts_at, cityZone())) },
            { term: 'Где', value: booking.place },
            { term: 'Кто примет', value: booking.official },
            { term: 'Письмо', value: <span className="wrap-anywhere">{email}</span> },
          ]}
        />
      </div>
      <p className="mt-6">
        <a href={paths.receptionCalendar(booking.official_id, booking.starts_at)} className={buttonLook('secondary')}>
          <CalendarPlus aria-hidden className="size-5" />В календарь
        </a>
      </p>
    </div>
  )
}
