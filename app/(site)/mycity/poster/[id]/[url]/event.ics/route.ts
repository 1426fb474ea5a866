import { notFound } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { postersIcs } from '@/components/features/posters/poster-ics'
import { calendarFile } from '@/lib/runtime/calendar-file'
import { getPosterAt } from '@/components/features/posters/queries'
import type { SlugPageProps } from '@/lib/config/search-params'

/** All dates of an event, or with `?date=` one, as iCalendar. */
export async function GET({ nextUrl }: NextRequest, { params }: SlugPageProps) {
  const { id, url } = await params
  const poster = await getPosterAt(id, url)
  const start = nextUrl.searchParams.get('date')
  const dates = poster.dates.filter((date) => start === null || date.starts_at === start)
  if (start !== null && dates.length === 0) notFound()
  return calendarFile(postersIcs([{ ...poster, dates }], poster.title), `${poster.slug}.ics`)
}
