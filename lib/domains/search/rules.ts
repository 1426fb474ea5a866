import { galleryPath, newsPath, paths } from '@/lib/config/paths'
import type { MarkedText, SearchKind } from '@/lib/domains/search/contract'
import { formatPhone } from '@/lib/text/phone'
import { trimCut } from '@/lib/text/shorten'
import { spellingDistance } from '@/lib/text/spelling-distance'
import { plainWords } from '@/lib/text/word-match'

const NBSP = '\u00A0'

/** These characters stand around a match in a marked text: no text of ours holds them. */
export const MATCH_START = '\u0001'
export const MATCH_END = '\u0002'

/** Gives a text in parts by its marked copy, which differs from it in nothing but marks and the letter ё. */
export function toMarked(text: string, marked: string): MarkedText {
  let at = 0
  return marked
    .split(MATCH_START)
    .flatMap((piece, index) => {
      const [match = '', rest] = index === 0 ? ['', piece] : piece.split(MATCH_END)
      return [part(match, true), part(rest ?? '', false)]
    })
    .filter((one) => one.text !== '')

  function part(letters: string, isMatch: boolean) {
    const own = text.slice(at, at + letters.length)
    at += letters.length
    return { text: own, is_match: isMatch }
  }
}

interface Passage {
  /** A result says it above the passage; the text of an act begins with it again. */
  title?: string | undefined
  text: string
  markedText: string
  isFirst: boolean
  /** They are the letters after the passage, LETTERS_AFTER of them where there are so many. */
  after: string
}

/** With so many letters after a passage its last word is known to the end. */
export const LETTERS_AFTER = 24

/** Finds a telephone number that a passage ends in the middle of. */
const CUT_PHONE = /\sтелефон$|(\sтелефон)?\s\+7(?! \(\d{3}\) \d{3}-\d\d-\d\d$)[\s()\d-]*$/

/** The end of a short line before a new beginning: a heading, a number, a day of a file's text. A full line goes on in the next one. */
const SHORT_LINE = /(?<=(?:^|\n)[^\n]{1,60})\n(?=[А-ЯЁA-Z\d№«])/g
/** Stands for it, a letter for a letter: the marked copy is as long. */
const SEAM = '\u0003'

/** A sentence before what is none, such as an address: a point between them says more than the sentence's own. */
const BEFORE_FIELD = /\. ·(?=\s\p{Ll})/gu

/**
 * A passage as it is read: a point parts the pieces of a text unless a sentence ends there, dots stand for what is left out.
 * The beginning of a text begins with a capital: «Телефон +7 (872) 055-10-10», «Ул. Мира, 1».
 */
export function toPassage({ title, text, markedText, isFirst, after }: Passage): MarkedText {
  const whole = toMarked(text.replace(SHORT_LINE, SEAM), markedText).map(({ text: letters, is_match }) => ({
    text: letters
      .replaceAll(SEAM, ' · ')
      .replace(/\s*\n\s*\n\s*/g, ' · ')
      .replace(BEFORE_FIELD, ' ·')
      .replace(/([.!?…:;,]) ·(?=\s|$)/g, '$1')
      .replaceAll(' ·', `${NBSP}·`),
    is_match,
  }))
  const parts = withoutStart(title ? afterTitle(whole, title) : whole, isFirst)
  const isWhole = endsWith(after)
  const ended = trimmed(withWordEnded(parts, after), (letters) =>
    isWhole ? letters.replace(/[\s·]+$/, '') : trimCut(letters.replace(CUT_PHONE, '')),
  )
  const dots = { text: '…', is_match: false }
  const before = !isFirst && /^\p{Ll}/u.test(ended[0]?.text ?? '') ? [dots] : []
  const behind = isWhole || /(^|[.!?…])$/.test(ended.at(-1)?.text ?? '') ? [] : [dots]
  return withQuotesClosed([...before, ...ended, ...behind])
}

function withoutStart([first, ...rest]: MarkedText, isFirst: boolean): MarkedText {
  if (!first) return []
  const bare = first.text.replace(/^[\s·,;:]+/, '')
  if (bare === '') return withoutStart(rest, isFirst)
  return [{ ...first, text: isFirst ? bare.replace(/^[а-яё]/, (letter) => letter.toUpperCase()) : bare }, ...rest]
}

/** Says whether the text ends with the last word of a passage. */
function endsWith(after: string): boolean {
  return after.length < LETTERS_AFTER && !/\s\S/.test(after)
}

/** Ends a passage with the rest of its last word, «8:00–18:00», or before a word whose end is not known. */
function withWordEnded(parts: MarkedText, after: string): MarkedText {
  const rest = /^\S*/.exec(after)?.[0] ?? ''
  const last = parts.at(-1)
  if (!last || rest === '') return parts
  const text = rest.length < LETTERS_AFTER ? `${last.text}${rest}` : last.text.replace(/\S+$/, '')
  return [...parts.slice(0, -1), { ...last, text }]
}

/** Trims the last piece that leaves anything. */
function trimmed(parts: MarkedText, trim: (letters: string) => string): MarkedText {
  const last = parts.at(-1)
  if (!last) return []
  const text = trim(last.text)
  return text === '' ? trimmed(parts.slice(0, -1), trim) : [...parts.slice(0, -1), { ...last, text }]
}

/** Leaves out what stands up to the end of the title, unless that is all. */
function afterTitle(parts: MarkedText, title: string): MarkedText {
  const words = title.split(/\s+/).map((word) => word.replace(/[^\p{L}\d]/gu, '\\$&'))
  const letters = parts.map(({ text }) => text).join('')
  const found = new RegExp(words.join('\\s+')).exec(letters)
  const end = found ? found.index + found[0].length : 0
  if (!/[\p{L}\d]/u.test(letters.slice(end))) return parts
  let left = end
  return parts.flatMap(({ text, is_match }) => {
    const own = text.slice(left)
    left = Math.max(0, left - text.length)
    return own ? [{ text: own, is_match }] : []
  })
}

/** A passage that begins or ends within a quotation is one still. */
function withQuotesClosed(parts: MarkedText): MarkedText {
  let open = 0
  let unopened = 0
  for (const [mark] of parts
    .map(({ text }) => text)
    .join('')
    .matchAll(/[«»]/g)) {
    if (mark === '«') open += 1
    else if (open > 0) open -= 1
    else unopened += 1
  }
  const marks = (mark: string, count: number) => (count > 0 ? [{ text: mark.repeat(count), is_match: false }] : [])
  return [...marks('«', unopened), ...parts, ...marks('»', open)]
}

/** Gives the address of a found thing in the portal. */
export function pathOf(row: Placed & { kind: SearchKind }): string {
  return addresses[row.kind](row)
}

interface Placed {
  id: number
  slug: string | null
  variant: string | null
  title: string
}

type Address = (row: Placed) => string

const news: Address = ({ id, slug, variant }) => newsPath({ id, slug: slug || 'item', typeCode: Number(variant ?? 1) })

const addresses: Record<SearchKind, Address> = {
  pages: ({ variant }) => variant ?? paths.home,
  services: ({ id }) => paths.service(id),
  faq: ({ id, variant }) => `${paths.faq}${variant ? `?topic=${variant}` : ''}#question-${id}`,
  news,
  messages: news,
  documents: ({ id }) => paths.document(id),
  organizations: ({ id }) => paths.organization(id),
  contacts: ({ variant, title }) => variant ?? `${paths.reference}?text=${encodeURIComponent(title)}`,
  ministers: ({ id }) => paths.minister(id),
  posters: ({ id, slug }) => paths.posterItem(id, slug || 'item'),
  projects: ({ id }) => paths.project(id),
  discussions: ({ id }) => paths.discussion(id),
  ideas: ({ id }) => paths.idea(id),
  claims: ({ id }) => paths.claim(id),
  tourism: ({ id, slug, variant }) =>
    slug === null ? paths.tourism(variant ?? '') : paths.tourismItem(variant ?? '', id, slug || 'item'),
  maps: ({ id }) => paths.map(id),
  activities: ({ id }) => paths.mayorActivityItem(id),
  galleries: ({ id, variant }) => galleryPath({ id, owner: variant === 'mayor' ? 'mayor' : 'city' }),
}

export const SHORTEST_BEGINNING = 4
const SHORT_WORD = 4

/** Writes a telephone number, whatever its form, as the index has it; any other text as it is. */
export function withPhoneSpelled(text: string): string {
  if (!/^[+\d\s()-]+$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (/^\d{7}$/.test(digits)) return digits.replace(/^(\d{3})(\d\d)(\d\d)$/, '$1-$2-$3')
  return formatPhone(/^\d{10}$/.test(digits) ? `7${digits}` : text).replaceAll(NBSP, ' ')
}

/** Says whether a letter ends a number, «1140-п»: no word begins with it. */
export function endsNumber(text: string): boolean {
  return /[-–\d]\s?\p{L}$/u.test(text.trim())
}

/** Lists words to look for one by one: a letter by itself says nothing. */
export function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => !/^\p{L}$/u.test(word))
}

/**
 * Says whether one of two names holds all telling words of the other: «Средняя школа № 8» and «Школа № 8». A number that only
 * the second one has says more: «Решение» is not «Решение № 4 от 05.03.2026».
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), tellingWords(other)]
  const holds = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word))
  const isNumbered = others.some((word) => /\d/.test(word) && !words.includes(word))
  return holds(words, others) || (holds(others, words) && !isNumbered)
}

/** Chooses of like words the one that the asked one begins, else the nearest, when it is near enough to be meant. */
export function nearestWord(asked: string, words: readonly string[]): string | undefined {
  const begun = asked.length >= SHORTEST_BEGINNING ? words.find((word) => word.startsWith(asked)) : undefined
  if (begun !== undefined) return begun
  const allowed = asked.length <= SHORT_WORD ? 1 : 2
  let best: { word: string; slips: number } | undefined
  for (const word of words) {
    const slips = spellingDistance(asked, word)
    if (slips <= allowed && beginsAlike(asked, word) && (!best || slips < best.slips)) best = { word, slips }
  }
  return best?.word
}

/** Letters that are heard alike at the beginning of a word; any other first letter makes another word. */
const HEARD_ALIKE = ['ао', 'еиэ', 'бп', 'вф', 'гк', 'дт', 'жш', 'зс', 'щш']

function beginsAlike([one = '', second = '']: string, [other = '', otherSecond = '']: string): boolean {
  if (one === other || HEARD_ALIKE.some((letters) => letters.includes(one) && letters.includes(other))) return true
  // the first letter was left out, doubled with another, or changed over with the second
  return one === otherSecond || second === other
}

const LONGEST_MISS = 60
const MOST_WORDS_OF_A_MISS = 6

/** Keeps the words of a query: nothing of what looks like a phone, a number of a document, an address of mail. */
export function missToKeep(text: string): string | null {
  const words = plainWords(text)
  const kept = words.join(' ')
  const isPersonal = /\d{4}|@/.test(text.replace(/[\s()+-]/g, ''))
  return kept === '' || isPersonal || kept.length > LONGEST_MISS || words.length > MOST_WORDS_OF_A_MISS ? null : kept
}
