import { postersIcs } from '@/components/features/posters/poster-ics'
import { calendarFile } from '@/lib/shared/calendar-file'
import { getUpcomingPosters } from '@/components/features/posters/queries'
import { getSite } from '@/components/features/site/queries'

/** The next date of everything that is ahead: a calendar subscribes to it once and keeps itself fresh. */
export async function GET() {
  const [posters, { settings }] = await Promise.all([getUpcomingPosters(), getSite()])
  const dated = posters.flatMap(({ date, ...poster }) => (date ? [{ ...poster, dates: [date] }] : []))
  return calendarFile(postersIcs(dated, `Афиша ${settings.city_genitive || 'города'}`), 'afisha.ics')
}
