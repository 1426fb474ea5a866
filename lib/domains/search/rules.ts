import { galleryPath, newsPath, paths } from '@/lib/config/paths'
import type { MarkedText, SearchKind } from '@/lib/domains/search/contract'
import { formatPhone } from '@/lib/text/phone'
import { trimDangling } from '@/lib/text/shorten'
import { spellingDistance } from '@/lib/text/spelling-distance'
import { splitWords } from '@/lib/text/word-match'

const NBSP = '\u00A0'

/** Days that a query without results is kept. */
export const MISS_DAYS = 90

/** Marks around matches; no text contains these characters. */
export const MATCH_START = '\u0001'
export const MATCH_END = '\u0002'

/** `marked` differs from `text` only in marks and ё. */
export function toMarked(text: string, marked: string): MarkedText {
  let at = 0
  return marked
    .split(MATCH_START)
    .flatMap((piece, index) => {
      const [match = '', rest] = index === 0 ? ['', piece] : piece.split(MATCH_END)
      return [part(match, true), part(rest ?? '', false)]
    })
    .filter((one) => one.text !== '')

  function part(characters: string, isMatch: boolean) {
    const own = text.slice(at, at + characters.length)
    at += characters.length
    return { text: own, is_match: isMatch }
  }
}

interface Passage {
  /** Shown above the passage; the text of an act repeats it. */
  title?: string | undefined
  text: string
  markedText: string
  isFirst: boolean
  after: string
}

/** Characters after a passage that complete its last word. */
export const CHARACTERS_AFTER = 24

const CUT_PHONE = /\sтелефон$|(\sтелефон)?\s\+7(?! \(\d{3}\) \d{3}-\d\d-\d\d$)[\s()\d-]*$/

/** Street without its house. */
const CUT_ADDRESS = /\s·\s(?:ул|пр|пер|пл|наб)\.\s[^·\d]*$/u

/** End of a short line before a heading, number or date; a full line continues on the next. */
const SHORT_LINE = /(?<=(?:^|\n)[^\n]{1,60})\n(?=[А-ЯЁA-Z\d№«])/g
/** Placeholder of the same length. */
const SEAM = '\u0003'

/** Sentence before a field, such as an address: a middle dot replaces the full stop. */
const BEFORE_FIELD = /\. ·(?=\s\p{Ll})/gu

/** Formats a passage: middle dots between pieces, dots for omissions, a capital at the beginning of a text. */
export function toPassage({ title, text, markedText, isFirst, after }: Passage): MarkedText {
  const whole = toMarked(text.replace(SHORT_LINE, SEAM), markedText).map(({ text: characters, is_match }) => ({
    text: characters
      .replaceAll(SEAM, ' · ')
      .replace(/\s*\n\s*\n\s*/g, ' · ')
      .replace(BEFORE_FIELD, ' ·')
      .replace(/([.!?…:;,]) ·(?=\s|$)/g, '$1')
      .replaceAll(' ·', `${NBSP}·`),
    is_match,
  }))
  const parts = withoutStart(title ? afterTitle(whole, title) : whole, isFirst)
  const isWhole = endsWith(after)
  const ended = trimmed(withWordEnded(parts, after), (characters) =>
    isWhole
      ? characters.replace(/[\s·]+$/, '')
      : trimDangling(characters.replace(CUT_PHONE, '').replace(CUT_ADDRESS, '')),
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
  return [{ ...first, text: isFirst ? bare.replace(/^[а-яё]/, (first) => first.toUpperCase()) : bare }, ...rest]
}

function endsWith(after: string): boolean {
  return after.length < CHARACTERS_AFTER && !/\s\S/.test(after)
}

/** Completes the last word, «8:00–18:00», or drops it if its end is unknown. */
function withWordEnded(parts: MarkedText, after: string): MarkedText {
  const rest = /^\S*/.exec(after)?.[0] ?? ''
  const last = parts.at(-1)
  if (!last || rest === '') return parts
  const text = rest.length < CHARACTERS_AFTER ? `${last.text}${rest}` : last.text.replace(/\S+$/, '')
  return [...parts.slice(0, -1), { ...last, text }]
}

function trimmed(parts: MarkedText, trim: (characters: string) => string): MarkedText {
  const last = parts.at(-1)
  if (!last) return []
  const text = trim(last.text)
  return text === '' ? trimmed(parts.slice(0, -1), trim) : [...parts.slice(0, -1), { ...last, text }]
}

/** Removes the title from the beginning, unless nothing would remain. */
function afterTitle(parts: MarkedText, title: string): MarkedText {
  const words = title.split(/\s+/).map((word) => word.replace(/[^\p{L}\d]/gu, '\\$&'))
  const characters = parts.map(({ text }) => text).join('')
  const found = new RegExp(words.join('\\s+')).exec(characters)
  const end = found ? found.index + found[0].length : 0
  if (!/[\p{L}\d]/u.test(characters.slice(end))) return parts
  let left = end
  return parts.flatMap(({ text, is_match }) => {
    const own = text.slice(left)
    left = Math.max(0, left - text.length)
    return own ? [{ text: own, is_match }] : []
  })
}

/** Closes a quotation cut by the passage. */
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

export function toResultPath(row: Placed & { kind: SearchKind }): string {
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
  history: ({ variant }) => `${paths.cityHistory}#era-${variant ?? '1'}`,
  maps: ({ id }) => paths.map(id),
  activities: ({ id }) => paths.mayorActivityItem(id),
  galleries: ({ id, variant }) => galleryPath({ id, owner: variant === 'mayor' ? 'mayor' : 'city' }),
}

export const MIN_BEGINNING_LENGTH = 4
export const MIN_PART_LENGTH = 7
const SHORT_WORD = 4

/** Returns a telephone number as a phrase of the index, any other text unchanged. */
export function withPhoneSpelled(text: string): string {
  return /^[+\d\s()-]+$/.test(text) ? `"${spellPhone(text)}"` : text
}

function spellPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (/^\d{7}$/.test(digits)) return digits.replace(/^(\d{3})(\d\d)(\d\d)$/, '$1-$2-$3')
  return formatPhone(/^\d{10}$/.test(digits) ? `7${digits}` : text).replaceAll(NBSP, ' ')
}

/** True for the suffix of a number, «1140-п»: no word begins with it. */
export function endsNumber(text: string): boolean {
  return /[-–\d]\s?\p{L}$/u.test(text.trim())
}

/** Single characters are left out. */
function significantWords(text: string): string[] {
  return splitWords(text).filter((word) => !/^\p{L}$/u.test(word))
}

/** True if one name has all words of the other; a number only in the second adds meaning. */
export function isSameName(one: string, other: string): boolean {
  const words = significantWords(one)
  const others = significantWords(other)
  const holds = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word))
  const isNumbered = others.some((word) => /\d/.test(word) && !words.includes(word))
  return holds(words, others) || (holds(others, words) && !isNumbered)
}

/** Returns the word with this beginning, else the nearest within the allowed distance, else one that holds it. */
export function nearestWord(asked: string, words: readonly string[]): string | undefined {
  const begun = asked.length >= MIN_BEGINNING_LENGTH ? words.find((word) => word.startsWith(asked)) : undefined
  if (begun !== undefined) return begun
  const allowed = asked.length <= SHORT_WORD ? 1 : 2
  let best: { word: string; slips: number } | undefined
  for (const word of words) {
    const slips = spellingDistance(asked, word)
    if (slips <= allowed && hasSimilarStart(asked, word) && (!best || slips < best.slips)) best = { word, slips }
  }
  if (best) return best.word
  // «теплосети» is a part of «Самурсктеплосеть»
  return asked.length >= MIN_PART_LENGTH ? words.find((word) => word.includes(asked.slice(0, -1))) : undefined
}

/** Initial letters that sound alike; any other makes another word. */
const SIMILAR_SOUNDS = ['ао', 'еиэ', 'бп', 'вф', 'гк', 'дт', 'жш', 'зс', 'щш']

function hasSimilarStart([one = '', second = '']: string, [other = '', otherSecond = '']: string): boolean {
  if (one === other || SIMILAR_SOUNDS.some((characters) => characters.includes(one) && characters.includes(other)))
    return true
  // the first letter is missing, doubled or swapped
  return one === otherSecond || second === other
}

const MAX_MISS_LENGTH = 60
const MAX_WORDS_OF_A_MISS = 6

/** Returns the words of a query; null if it may be personal: phone, document number, email. */
export function toMissedQuery(text: string): string | null {
  const words = splitWords(text)
  const joined = words.join(' ')
  const isPersonal = /\d{4}|@/.test(text.replace(/[\s()+-]/g, ''))
  return joined === '' || isPersonal || joined.length > MAX_MISS_LENGTH || words.length > MAX_WORDS_OF_A_MISS
    ? null
    : joined
}
