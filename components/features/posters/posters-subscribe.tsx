import { CalendarPlus } from 'lucide-react'
import { paths } from '@/lib/config/paths'

/** All that is ahead, for the calendar of a phone. */
export function PostersSubscribe() {
  return (
    <a href={paths.postersCalendar} className="link inline-flex min-h-11 items-center gap-2 print:hidden">
      <CalendarPlus aria-hidden className="size-5" />
      Вся афиша в календарь
    </a>
  )
}
