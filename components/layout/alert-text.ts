import type { AlertFacts } from '@/components/layout/site-facts'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import type { Html } from '@/components/ui/text/html-text'
import { env } from '@/lib/config/env'
import { firstSentence } from '@/lib/text/shorten'
import { upperFirst } from '@/lib/text/capitalize'
import { formatDeadline } from '@/lib/time/deadline-text'

interface AlertText {
  start: string
  /** «До 17:00 сегодня.» */
  term: string | null
}

/** Words are HTML, formatted by the server. */
export interface Alert extends Pick<AlertFacts, 'level' | 'text' | 'link'> {
  words: Pick<AlertText, 'term'> & { start: Html }
}

/** Above the banner's own link, which covers its line on phones. */
const LINK = 'relative z-1 text-current underline'

/** Words are chosen on the server: they depend on the time. */
export function toAlert(alert: AlertFacts, now: Date): Alert {
  const { level, text, link } = alert
  const { start, term } = getAlertText(alert, env.TIME_ZONE, now)
  // a trailing space of a streamed chunk would be placed differently
  return { level, text, link, words: { start: contactsHtml(`${start} `, LINK), term } }
}

/** Returns the first sentence and the deadline of an alert with a page, else the whole text. */
export function getAlertText({ text, link, to }: AlertFacts, zone: string, now: Date): AlertText {
  if (!link) return { start: text, term: null }
  return { start: firstSentence(text), term: to && `${upperFirst(formatDeadline(to, zone, now))}.` }
}
