import { messageOfDay, messagePath } from '@/components/features/home/message-of-day'
import { phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { formatLongDate, isoDay } from '@/lib/time/dates'
import { formatDaysLeft } from '@/lib/time/days-left'
import { formatDeadline } from '@/lib/time/deadline-text'

interface TodaySources {
  /** Shown by the banner; its message is left out here. */
  alert: SiteAlert | null
  dutyPhone: string | null
  messages: Home['messages']
  discussion: Home['discussions'][number] | undefined
}

export type TodayFacts = ReturnType<typeof toTodayFacts>

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: env.TIME_ZONE })

export function toTodayFacts({ alert, dutyPhone, messages, discussion }: TodaySources, now: Date) {
  const message = messageOfDay(alert, messages)
  return {
    date: { value: isoDay(now, env.TIME_ZONE), text: formatLongDate(now, env.TIME_ZONE) },
    weekday: weekday.format(now),
    notice: message ? toNotice(message, now) : null,
    /** Nothing is said if the banner has the only message. */
    isQuiet: !message && !alert,
    discussion: discussion && {
      href: paths.discussion(discussion.id),
      html: unbrokenHtml(discussion.title),
      left: formatDaysLeft(discussion.days_left),
    },
    phone: dutyPhone && phoneLinkHtml(dutyPhone, PHONE),
  }
}

const PHONE = 'target text-lg leading-7 font-semibold text-ink no-underline hover:underline'

function toNotice(message: Home['messages'][number], now: Date) {
  const term = message.expires_at && formatDeadline(message.expires_at, env.TIME_ZONE, now)
  return {
    label: term ? `Действует ${term}` : 'Объявление',
    href: messagePath(message),
    html: unbrokenHtml(message.title),
  }
}
