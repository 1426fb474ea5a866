import { Link } from '@/components/ui/link'
import { formatSlotTime, firstFreeTime } from '@/components/features/receptions/slot-text'
import { NextReception } from '@/components/ui/hours/next-reception'
import { env } from '@/lib/config/env'
import type { ReceptionDay } from '@/lib/time/reception-days'
import { type ReceptionHours, takesBookings } from '@/lib/time/reception-times'
import { paths } from '@/lib/config/paths'
import type { ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { MAYOR } from '@/lib/domains/receptions/contract'
import { findSlots } from '@/components/features/receptions/queries'

interface NextFreeTimeProps {
  /** Null for the head of the city. */
  official: number | null
  hours: readonly ReceptionHours[]
  next: ReceptionDay | null
}

/** Falls back to the next reception if the portal takes no bookings. */
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

/** «Выбрать время: с 2 декабря, 16:00»; the next reception if the portal takes no bookings. */
export async function BookingLink({ id, full_name: name, hours, next_reception: next }: BookingLinkProps) {
  if (!takesBookings(hours)) return <NextReception next={next} />
  const time = await findFreeTime(id, hours)
  if (time === null) return <AllTaken />
  return (
    <p className="text-wrap">
      <Link href={paths.receptionOf(id ?? MAYOR)} className="link target inline-block py-0.5 font-medium">
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

function AllTaken() {
  return <p>Свободного времени пока нет: на ближайшие недели всё занято</p>
}

/** Returns null if all times are taken, undefined if the portal offers none. */
async function findFreeTime(
  official: number | null,
  hours: readonly ReceptionHours[],
): Promise<string | null | undefined> {
  const slots = takesBookings(hours) ? await findSlots(official ?? MAYOR) : null
  if (!slots || slots.days.length === 0) return undefined
  return firstFreeTime(slots.days) ?? null
}
