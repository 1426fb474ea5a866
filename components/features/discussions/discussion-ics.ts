import type { DateArray } from 'ics'
import { listPeriods } from '@/components/features/discussions/periods'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { DiscussionFull } from '@/lib/domains/discussions/graphql/operations'
import { eventVersion, writeCalendar, type StampedEvent } from '@/lib/runtime/calendar-file'
import { DAY_MS } from '@/lib/time/days'

export function discussionIcs(discussion: DiscussionFull, updatedAt: string): string {
  const { id, title, address } = discussion
  const url = new URL(paths.discussion(id), env.PUBLIC_URL).href
  const events = listPeriods(discussion).map(({ key, title: period, start, finish }): StampedEvent => ({
    ...eventVersion(`discussion-${id}-${key}`, env.PUBLIC_URL, updatedAt),
    title: `${period}: ${title}`,
    description: url,
    url,
    ...(address && { location: address }),
    calName: title,
    start: toDateArray(Date.parse(start)),
    // The end is the day after the last one, because iCalendar does not count the end day of an event of whole days.
    end: toDateArray(Date.parse(finish) + DAY_MS),
  }))
  return writeCalendar(events, title)
}

function toDateArray(moment: number): DateArray {
  const date = new Date(moment)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}
