import { bookingStateName } from '@/lib/domains/receptions/contract'
import { countMyBookings, findNewestBookings } from '@/lib/domains/receptions/repository'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { noDeadline, type FeedPart } from '@/lib/contract/feed-entry'
import { formatMoment, toIso } from '@/lib/time/dates'

export async function receptionFeed(residentId: number, limit: number): Promise<FeedPart> {
  const [total, newest] = await Promise.all([countMyBookings(residentId), findNewestBookings(residentId, limit)])
  const now = new Date()
  const entries = newest.map((row) => {
    const isPast = new Date(row.starts_at) <= now
    return {
      kind: 'reception' as const,
      id: row.id,
      title: `№ ${row.number} · ${formatMoment(row.starts_at, env.TIME_ZONE)}`,
      text: row.official,
      state: bookingStateName(row.state, isPast),
      url: `${paths.profile}#receptions`,
      at: toIso(row.created_at),
      ...noDeadline,
      is_open: (row.state === 'booked' || row.state === 'waiting') && !isPast,
    }
  })
  return { total, entries }
}
