import { AllTaken } from '@/components/features/receptions/all-taken'
import { findFreeTime } from '@/components/features/receptions/find-free-time'
import { formatSlotTime } from '@/components/features/receptions/slot-words'
import { NextReception } from '@/components/ui/next-reception'
import { env } from '@/lib/config/env'
import type { ReceptionDay } from '@/lib/time/reception-days'
import type { ReceptionHours } from '@/lib/time/reception-times'

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
