import { phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import { newsHref, sortByNextChange } from '@/lib/domains/news/rules'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { daysUntil, formatLongDate, isoDay } from '@/lib/time/dates'
import { formatDaysLeft, formatMessageTerm } from '@/lib/time/deadline-text'

type Message = Home['messages'][number]

interface TodaySources {
  alert: SiteAlert | null
  dutyPhone: string | null
  messages: readonly Message[]
  discussion: Home['discussions'][number] | undefined
}

export type TodayFacts = ReturnType<typeof toTodayFacts>

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: env.TIME_ZONE })

export function toTodayFacts({ alert, dutyPhone, messages, discussion }: TodaySources, now: Date) {
  const message = messageOfDay(alert, messages, now)
  return {
    date: { value: isoDay(now, env.TIME_ZONE), text: formatLongDate(now, env.TIME_ZONE) },
    weekday: weekday.format(now),
    notice: message ? toNotice(message, now) : null,
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

function toNotice(message: Message, now: Date) {
  const { starts_at, expires_at } = message
  return {
    label: expires_at ? formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE, now) : 'Объявление',
    href: newsHref(message),
    html: unbrokenHtml(message.title),
  }
}

/** Days left of an outage of today: longer ones are no news of the day. */
const SOON_DAYS = 3

/**
 * Returns what ends today, else what is on or begins today and ends soon, else what begins or ends next. What the banner
 * tells of is left to it, unless there is nothing else.
 */
export function messageOfDay(alert: SiteAlert | null, messages: readonly Message[], now: Date): Message | undefined {
  const others = withoutAlertMessage(alert, messages)
  const shown = others.length > 0 ? others : messages
  const endsWithin = (days: number, { expires_at: expires }: Message) =>
    expires !== null && daysUntil(expires, env.TIME_ZONE, now) <= days
  const isOfToday = ({ starts_at: starts }: Message) => starts !== null && daysUntil(starts, env.TIME_ZONE, now) <= 0
  return (
    shown.find((one) => endsWithin(0, one)) ??
    shown.find((one) => isOfToday(one) && endsWithin(SOON_DAYS, one)) ??
    sortByNextChange(shown, now)[0]
  )
}

/** Returns the messages that neither the banner nor the strip of the day shows. */
export function otherMessages(alert: SiteAlert | null, messages: readonly Message[], now: Date): Message[] {
  const ofDay = messageOfDay(alert, messages, now)
  return withoutAlertMessage(alert, messages).filter((message) => message !== ofDay)
}

function withoutAlertMessage(alert: SiteAlert | null, messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => newsHref(message) !== alert?.link)
}
