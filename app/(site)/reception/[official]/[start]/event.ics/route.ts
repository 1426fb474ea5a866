import { notFound } from 'next/navigation'
import { getSlots } from '@/components/features/receptions/queries'
import { receptionIcs } from '@/components/features/receptions/reception-ics'
import { calendarFile } from '@/lib/runtime/calendar-file'

interface Context {
  params: Promise<{ official: string; start: string }>
}

export async function GET(_request: Request, { params }: Context) {
  const { official, start } = await params
  const reception = await getSlots(official)
  const seconds = /^\d{10}$/.test(start) ? Number(start) : 0
  const text = reception && receptionIcs(reception, new Date(seconds * 1000))
  if (!text) notFound()
  return calendarFile(text, `reception-${start}.ics`)
}
