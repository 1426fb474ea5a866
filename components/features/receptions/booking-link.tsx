import Link from 'next/link'
import { AllTaken } from '@/components/features/receptions/all-taken'
import { findFreeTime } from '@/components/features/receptions/find-free-time'
import { formatSlotTime } from '@/components/features/receptions/slot-words'
import { NextReception } from '@/components/ui/next-reception'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { MAYOR } from '@/lib/domains/receptions/contract'
import { takesBookings } from '@/lib/time/reception-times'

type BookingLinkProps = Pick<ReceivingOfficial, 'id' | 'full_name' | 'hours' | 'next_reception'>

/**
 * Leads from a row to its free times, «Выбрать время: с 2 декабря, 16:00»; where the portal takes no bookings, says when
 * the next reception is.
 */
export async function BookingLink({ id, full_name: name, hours, next_reception: next }: BookingLinkProps) {
  if (!takesBookings(hours)) return <NextReception next={next} />
  const time = await findFreeTime(id, hours)
  if (time === null) return <AllTaken />
  return (
    <p className="text-wrap">
      <Link
        href={paths.receptionOf(id ?? MAYOR)}
        prefetch={false}
        className="link target inline-block py-0.5 font-medium"
      >
        Выбрать время
        {time && (
          <>
            : с <time dateTime={time}>{formatSlotTime(time, env.TIME_ZONE)}</time>
          </>
        )}
        <span className="sr-only">, {name}</span>
      </Link>
    </p>
  )
}
