import { calendarHref, postersHref, type PostersView } from '@/components/features/posters/queries'
import { Tabs } from '@/components/ui/tabs'

/** Draws tabs of the three views: future events, the month as a calendar, past events. */
export function PostersTabs({ page: { filter, view, month } }: { page: PostersView }) {
  const isCalendar = view === 'calendar'
  const isPast = filter.when === 'past'
  const list = { ...filter, when: undefined }
  return (
    <Tabs
      label="Как показать афишу"
      items={[
        { href: postersHref(list), label: 'Списком', current: !isCalendar && !isPast },
        { href: calendarHref(filter, month), label: 'Календарём', current: isCalendar },
        { href: postersHref({ ...list, when: 'past' }), label: 'Прошедшие', current: !isCalendar && isPast },
      ]}
    />
  )
}
