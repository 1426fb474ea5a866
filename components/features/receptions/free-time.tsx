import Link from 'next/link'
import { formatSlotTime, firstFreeTime } from '@/components/features/receptions/slot-text'
import { NextReception } from '@/components/civic/next-reception'
import { env } from '@/lib/config/env'
import type { ReceptionDay } from '@/lib/time/reception-days'
import { type ReceptionHours, takesBookings } from '@/lib/time/reception-times'
import { paths } from '@/lib/config/paths'
import type { ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { MAYOR } from '@/lib/domains/receptions/contract'
import { findSlots } from '@/components/features/receptions/queries'

interface NextFreeTimeProps {
  /** The head of the city has no number. */
  official: number | null
  hours: readonly ReceptionHours[]
  next: ReceptionDay | null
}

/**
 * Shows the first time that can be booked, «Ближайшее свободное время: 2 декабря, 16:00». If the portal takes no
 * bookings here, shows the next reception.
 */
export async function NextFreeTime({ official, hours, next }: NextFreeTimeProps) {
  const time = await findFreeTime(official, hours)
  if (time === undefined) return <NextReception next={next} />
  if (time === null) return <AllTaken />
  return (
    <p className="text-wrap">
      Ближайшее свободное время: <time dateTime={time}>{formatSlotTime(time, env.TIME_ZONE)}</time>
    </p>
  )
}

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

/** Says that an official receives, but every time that can be booked is taken. */
function AllTaken() {
  return <p>Свободного времени пока нет: на ближайшие недели всё занято</p>
}

/**
 * Finds the first time that can be booked with an official; the head of the city has no number. Returns null where all
 * times are taken, undefined where the portal offers none.
 */
async function findFreeTime(
  official: number | null,
  hours: readonly ReceptionHours[],
): Promise<string | null | undefined> {
  const slots = takesBookings(hours) ? await findSlots(official ?? MAYOR) : null
  if (!slots || slots.days.length === 0) return undefined
  return firstFreeTime(slots.days) ?? null
}
