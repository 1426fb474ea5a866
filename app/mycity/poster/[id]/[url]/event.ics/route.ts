import { postersIcs } from '@/components/features/posters/poster-ics'
import { calendarFile } from '@/lib/shared/calendar-file'
import { getPosterAt } from '@/components/features/posters/queries'

interface Context {
  params: Promise<{ id: string; url: string }>
}

/** Answers all dates of an event for the visitor's own calendar. */
export async function GET(_request: Request, { params }: Context) {
  const { id, url } = await params
  const poster = await getPosterAt(id, url)
  return calendarFile(postersIcs([poster], poster.title), `${poster.slug}.ics`)
}
