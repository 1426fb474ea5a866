import { toShownDay } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { OpenDiscussion } from '@/lib/domains/discussions/contract'
import { isoDay } from '@/lib/time/dates'
import { elapsedShare, formatDaysLeft } from '@/lib/time/deadline-text'

export type HomeDiscussion = ReturnType<typeof toHomeDiscussion>

export function toHomeDiscussion(discussion: OpenDiscussion, now: Date) {
  const { id, title, address, start_date: start, finish_date: finish, days_left: days } = discussion
  return {
    href: paths.discussion(id),
    title: unbrokenHtml(title),
    address,
    left: formatDaysLeft(days),
    finish: toShownDay(finish, { zone: 'UTC' }),
    share: elapsedShare({ start, finish }, isoDay(now, env.TIME_ZONE)),
  }
}
