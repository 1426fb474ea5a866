import type { AlertFacts } from '@/components/layout/site-facts'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import type { Html } from '@/components/ui/text/html-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { firstSentence } from '@/lib/text/shorten'
import { upperFirst } from '@/lib/text/capitalize'
import { formatDeadline } from '@/lib/time/deadline-text'

interface AlertText {
  start: string
  /** What follows the first sentence. */
  rest: string
  /** «До 17:00 сегодня.» */
  term: string | null
}

/** Words are HTML, formatted by the server. */
export interface AlertWords extends Pick<AlertFacts, 'link'> {
  start: Html
  rest: Html
  term: string | null
}

export interface Alert extends AlertWords, Pick<AlertFacts, 'level'> {
  /** Texts of all alerts: whoever dismisses them sees the next one. */
  text: string
  /** Alerts behind the first. */
  more: AlertWords[]
}

const LINK = 'text-current underline'

/** Words are chosen on the server: they depend on the time. Null without alerts. */
export function toAlert(alerts: readonly AlertFacts[], now: Date): Alert | null {
  const [first] = alerts
  const [words, ...more] = alerts.map((alert) => toWords(alert, now))
  if (!first || !words) return null
  return { ...words, level: first.level, text: alerts.map(({ text }) => text).join('\n'), more }
}

function toWords(alert: AlertFacts, now: Date): AlertWords {
  const { start, rest, term } = getAlertText(alert, env.TIME_ZONE, now)
  // the start of an alert with a page unfolds it, so it has no links
  const html = alert.link ? unbrokenHtml(start) : contactsHtml(start, LINK)
  // a trailing space of a streamed chunk would be placed differently
  return { link: alert.link, start: `${html} ` as Html, rest: contactsHtml(rest, LINK), term }
}

/** Returns the first sentence, the others and the deadline of an alert with a page, else the whole text. */
export function getAlertText({ text, link, to }: AlertFacts, zone: string, now: Date): AlertText {
  if (!link) return { start: text, rest: '', term: null }
  const start = firstSentence(text)
  return { start, rest: text.slice(start.length).trim(), term: to && `${upperFirst(formatDeadline(to, zone, now))}.` }
}
