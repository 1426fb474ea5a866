import type { AlertFacts } from '@/components/layout/site-facts'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import type { Html } from '@/components/ui/text/html-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { firstSentence } from '@/lib/text/shorten'
import { upperFirst } from '@/lib/text/capitalize'
import { formatDeadline } from '@/lib/time/deadline-text'

interface AlertText {
  /** «Шторм с 22:00 до 12:00 завтра: порывы до 25 м/с»: one line, so what may be cut stands last. */
  start: string
  /** What follows the first sentence. */
  rest: string
}

/** Words are HTML, formatted by the server. */
export interface AlertWords extends Pick<AlertFacts, 'link'> {
  start: Html
  rest: Html
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
  const { start, rest } = getAlertText(alert, env.TIME_ZONE, now)
  // the start of an alert with a page unfolds it, so it has no links
  const html = alert.link ? unbrokenHtml(start) : contactsHtml(start, LINK)
  return { link: alert.link, start: html, rest: contactsHtml(rest, LINK) }
}

/** «Шторм: порывы до 25 м/с», «Шторм с 22:00»: few words, which a deadline may follow, and the rest. */
const NAMED = /^((?:[^:.!?]|:(?=\d)){1,30})(?::\s+(.+)|(?<=\sс\s[\d:]+))$/su

/** Returns the first sentence with the deadline and the other sentences of an alert with a page, else the whole text. */
export function getAlertText({ text, link, to }: AlertFacts, zone: string, now: Date): AlertText {
  if (!link) return { start: text, rest: '' }
  const sentence = firstSentence(text)
  return { start: addDeadline(sentence, to && formatDeadline(to, zone, now)), rest: text.slice(sentence.length).trim() }
}

/** Without a full stop: cut to one line, it would be followed by dots. */
function addDeadline(sentence: string, deadline: string | null): string {
  const words = sentence.replace(/(?<!\.)\.$/, '')
  if (!deadline) return words
  const [, name, rest] = NAMED.exec(words) ?? []
  if (!name) return `${upperFirst(deadline)}. ${words}`
  return rest ? `${name} ${deadline}: ${rest}` : `${name} ${deadline}`
}
