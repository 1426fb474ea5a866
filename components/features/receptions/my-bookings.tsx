'use client'

import { useState } from 'react'
import { useCancelBooking, useMyBookings } from '@/components/features/receptions/hooks'
import { Badge } from '@/components/ui/text/badge'
import { Button, LinkButton } from '@/components/ui/button/button'
import { Done, Failed, Loading } from '@/components/account/cabinet-section'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { EmptyState } from '@/components/ui/list/empty-state'
import { ErrorText } from '@/components/ui/text/error-text'
import { paths } from '@/lib/config/paths'
import type { ReceptionBooking } from '@/lib/domains/receptions/contract'
import { formatMoment } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

export function MyBookings() {
  const { data: bookings, isError, refetch } = useMyBookings()
  const cancel = useCancelBooking()
  if (isError) return <Failed retry={refetch} />
  if (!bookings) return <Loading />
  return (
    <>
      <Done>{cancel.data?.message}</Done>
      <ErrorText error={cancel.error} className="mt-2" />
      {bookings.length === 0 && (
        <EmptyState
          title="Вы никуда не записаны"
          action={<LinkButton href={paths.reception}>Записаться на приём</LinkButton>}
        >
          Здесь будут ваши записи на приём к главе города, заместителям и начальникам управлений.
        </EmptyState>
      )}
      <ul aria-label="Записи на приём" className="divide-y divide-line">
        {bookings.map((booking) => (
          <Row
            key={booking.id}
            booking={booking}
            isBusy={cancel.isPending}
            onCancel={() => cancel.mutate(booking.id)}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  booking: ReceptionBooking
  isBusy: boolean
  onCancel: () => void
}

function Row({ booking, isBusy, onCancel }: RowProps) {
  const { number, official, starts_at: start, place, state, state_name: stateName } = booking
  // reading the clock once is enough: if a reception begins while the list is open, the server refuses to cancel it
  const [isToCome] = useState(() => Date.parse(start) > Date.now())
  const isLive = isToCome && (state === 'booked' || state === 'waiting')
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        № {number} <Badge tone="brand">{stateName}</Badge>
      </p>
      <p className="mt-1 text-lg font-medium">{typeset(formatMoment(start, cityTimeZone()))}</p>
      <p>{official}</p>
      <p className="text-ink-soft">{place}</p>
      {isLive && (
        <Button variant="secondary" size="small" className="mt-3" disabled={isBusy} onClick={onCancel}>
          Отменить запись
        </Button>
      )}
    </li>
  )
}
