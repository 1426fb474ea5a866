import type { AlertFacts } from '@/components/layout/site-facts'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import type { Html } from '@/components/ui/text/html-text'
import { env } from '@/lib/config/env'
import { firstSentence } from '@/lib/text/shorten'
import { upperFirst } from '@/lib/text/capitalize'
import { formatDeadline } from '@/lib/time/deadline-text'

/** Characters that fit two lines of a phone with «Подробнее». */
export const MOBILE_LENGTH = 54

export interface AlertText {
  start: string
  rest: string
  /** «До 17:00 сегодня.»; `isWideOnly` if it does not fit a phone. */
  term: { text: string; isWideOnly: boolean } | null
}

/** Words are HTML, formatted by the server. */
export interface Alert extends Pick<AlertFacts, 'level' | 'text' | 'link'> {
  words: Pick<AlertText, 'term'> & { start: Html; rest: Html | null }
}

const LINK = 'text-current underline'

/** Words are chosen on the server: they depend on the time. */
export function toAlert(alert: AlertFacts, now: Date): Alert {
  const { level, text, link } = alert
  const { start, rest, term } = getAlertText(alert, env.TIME_ZONE, now)
  // a trailing space of a streamed chunk would be placed differently
  const words = {
    start: contactsHtml(rest ? start : `${start} `, LINK),
    rest: rest ? contactsHtml(`${rest} `, LINK) : null,
    term,
  }
  return { level, text, link, words }
}

/** Returns the first sentence and the deadline of an alert with a page, else the whole text. */
export function getAlertText({ text, link, to }: AlertFacts, zone: string, now: Date): AlertText {
  if (!link) return { start: text, rest: '', term: null }
  const sentence = firstSentence(text)
  const start = cutAtWord(sentence)
  const deadline = to && `${upperFirst(formatDeadline(to, zone, now))}.`
  const isWideOnly = `${sentence} ${deadline}`.length > MOBILE_LENGTH
  return { start, rest: sentence.slice(start.length), term: deadline ? { text: deadline, isWideOnly } : null }
}

/** Cuts before the word that does not fit; a final dot may overhang. */
function cutAtWord(sentence: string): string {
  if (sentence.length <= MOBILE_LENGTH + 1) return sentence
  return sentence.slice(0, MOBILE_LENGTH).replace(/[\s,:;–—-]+\S*$/, '')
}
