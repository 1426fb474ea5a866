import { getSlotsOf } from '@/components/features/receptions/queries'
import { firstFreeTime, momentInWords } from '@/components/features/receptions/slot-words'
import { NextReception } from '@/components/ui/next-reception'
import { env } from '@/lib/config/env'
import { MAYOR } from '@/lib/domains/receptions/contract'
import type { ReceptionDay } from '@/lib/shared/reception-days'
import { takesBookings, type ReceptionHours } from '@/lib/shared/reception-times'

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
  const slots = takesBookings(hours) ? await getSlotsOf(official ?? MAYOR) : null
  if (!slots || slots.days.length === 0) return <NextReception next={next} />
  const time = firstFreeTime(slots.days)
  if (!time) return <p>Свободного времени пока нет: на ближайшие недели всё занято</p>
  return (
    <p className="text-wrap">
      Ближайшее свободное время: <time dateTime={time}>{momentInWords(time, env.TIME_ZONE)}</time>
    </p>
  )
}
