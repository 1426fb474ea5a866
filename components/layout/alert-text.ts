import type { AlertFacts } from '@/components/layout/site-facts'
import { firstSentence } from '@/lib/text/shorten'
import { upperFirst } from '@/lib/text/capitalize'
import { termWords } from '@/lib/time/deadline-text'

/** So many letters and «Подробнее» stand in two lines of a phone. */
export const MOBILE_LENGTH = 54

interface AlertText {
  /** A phone has room for these. */
  start: string
  /** Wide screens go on with these. */
  rest: string
  /** «До 17:00 сегодня.»; `isWideOnly` where a phone has no room beside the sentence. */
  term: { words: string; isWideOnly: boolean } | null
}

/**
 * Gives what the banner says of an alert that has a page of its own: the first sentence, then until when. Without such
 * a page it says the whole text.
 */
export function getAlertText({ text, link, to }: AlertFacts, zone: string, now: Date): AlertText {
  if (!link) return { start: text, rest: '', term: null }
  const sentence = firstSentence(text)
  const start = cutAtWord(sentence)
  const words = to && `${upperFirst(termWords(to, zone, now))}.`
  const isWideOnly = `${sentence} ${words}`.length > MOBILE_LENGTH
  return { start, rest: sentence.slice(start.length), term: words ? { words, isWideOnly } : null }
}

/** Ends before the word that a phone has no room for. A final dot may hang over. */
function cutAtWord(sentence: string): string {
  if (sentence.length <= MOBILE_LENGTH + 1) return sentence
  return sentence.slice(0, MOBILE_LENGTH).replace(/[\s,:;–—-]+\S*$/, '')
}
