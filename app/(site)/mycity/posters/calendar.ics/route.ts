import type { NextRequest } from 'next/server'
import { postersIcs } from '@/components/features/posters/poster-ics'
import { calendarFile } from '@/lib/runtime/calendar-file'
import { getUpcomingPosters } from '@/components/features/posters/queries'
import { getSite } from '@/components/features/site/queries'

/** Upcoming events of the list's filter, for calendar subscriptions. */
export async function GET({ nextUrl }: NextRequest) {
  const [posters, { settings }] = await Promise.all([
    getUpcomingPosters(Object.fromEntries(nextUrl.searchParams)),
    getSite(),
  ])
  return calendarFile(postersIcs(posters, `Афиша ${settings.city_genitive || 'города'}`), 'afisha.ics')
}
