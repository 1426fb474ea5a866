import { phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { paths, newsPath } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { formatLongDate, isoDay } from '@/lib/time/dates'
import { formatDaysLeft, formatMessageTerm } from '@/lib/time/deadline-text'

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
  const { starts_at, expires_at } = message
  return {
    label: expires_at ? formatMessageTerm({ starts_at, expires_at }, env.TIME_ZONE, now) : 'Объявление',
    href: messagePath(message),
    html: unbrokenHtml(message.title),
  }
}

type Message = Home['messages'][number]

/** Returns the most urgent message that the banner does not show. */
export function messageOfDay(alert: SiteAlert | null, messages: readonly Message[]): Message | undefined {
  return withoutAlertMessage(alert, messages)[0]
}

/** Returns the messages that neither the banner nor the strip of the day shows. */
export function otherMessages(alert: SiteAlert | null, messages: readonly Message[]): Message[] {
  return withoutAlertMessage(alert, messages).slice(1)
}

export function messagePath({ id, slug, type }: Message): string {
  return newsPath({ id, slug, typeCode: type.code })
}

function withoutAlertMessage(alert: SiteAlert | null, messages: readonly Message[]): Message[] {
  return messages.filter((message) => messagePath(message) !== alert?.link)
}
