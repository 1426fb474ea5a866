import { isSpecifiedText } from '@/lib/text/specified-texts'
import { memoizeText } from '@/lib/text/memoize-text'
import { ADDRESS, replaceOutside, BLOCK, PROTECTED } from '@/lib/text/replace-outside'

const NBSP = '\u00A0'
/** Non-breaking hyphens need a glyph and disturb search in the page; this one does not. */
const WORD_JOINER = '\u2060'
const HYPHEN = `-${WORD_JOINER}`
const SPACE = '[ \u00A0]'

const MONTH = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'
const WEEKDAY = 'пн|вт|ср|чт|пт|сб|вс'
const UNIT =
  '%|‰|₽|°|руб|тыс|млн|млрд|кв\\.|куб\\.|кВт|МВт|Гкал|[КМГ]Б(?![а-яё])|' +
  'шт|экз|чел|га(?![а-яё])|мм|см|км|м(?![а-яё])|кг|г(?![а-яё])|т(?![а-яё])|л(?![а-яё])|ч(?![а-яё])|мин|сек|' +
  'лет(?![а-яё])|год|рабоч|календарн|час(?![а-яё]{3})|часов|дн[яе]|дней|день|сут|недел|месяц|человек|жител|' +
  MONTH
/** A line must not end with these words. */
const LEANING =
  'а|в|во|и|к|ко|о|об|с|со|у|на|не|ни|но|от|до|за|из|по|без|для|над|под|при|про|из-за|из-под|' +
  'или|либо|если|чтобы|чей|чья|чьё|чьи'
const PARTICLE = 'бы|б|же|ж|ли|ль'
const QUOTED = new RegExp(
  `(?<![^\\s(\\[«„—–${PROTECTED}${BLOCK}])(?:["“]|&quot;)(?!\\s)([^"”\\n${BLOCK}]+?)(?<!\\s)(?:["”]|&quot;)(?![А-ЯЁа-яё\\w])`,
  'g',
)
const BEFORE_NAME = 'ул|пр|пл|пер|наб|бул|ш|д|корп|каб|г|кв|ст|п|с|им|оф|стр|доб'

const END = `(?:[\\n${BLOCK}]|$)`

/** The last word must not be alone on a line, unless both words together exceed a narrow column. */
const LAST_WORD = `(?<= )(?=[^\\n${BLOCK}]{3,15}${END})([«(]?[A-Za-zА-ЯЁа-яё][^ \\n${BLOCK}]*)(?<!—) (?=[^\\s${BLOCK}]{1,10}${END})`

/** Replacements in order. Only spaces, dashes, quotes and leading zeros change. */
const RULES: readonly [RegExp, string][] = [
  [/(?<=[А-ЯЁа-яё])\.\.(?!\.)/g, '.'],
  // a dash between words; between numbers it is a range
  [
    new RegExp(`(?<=[^\\s\\d])${SPACE}(?:--|[-–—]) (?=\\S)|(?<=\\d)${SPACE}(?:--|[-–—]) (?=[^\\s\\d])`, 'g'),
    `${NBSP}— `,
  ],
  // ranges: «2024–2026 годы», «2–3 дня»
  [/(?<![\d:.,/№-])(\d{1,2}:\d\d) ?- ?(?=\d{1,2}:\d\d(?![\d:]))/g, '$1–'],
  [new RegExp(`(?<![\\d:.,/№-]|№[ \u00A0])(\\d{1,4})-(?=\\d{1,4}${SPACE}(?:${UNIT}))`, 'g'), '$1–'],
  // at the end of a part of a text the next part follows: a word that was found
  [new RegExp(`(?<![А-ЯЁа-яё\\d.-])(${LEANING}) (?=[^\\s—–-]|$)`, 'gi'), `$1${NBSP}`],
  [new RegExp(`(?<=[А-ЯЁа-яё]) (?=(?:${PARTICLE})(?![А-ЯЁа-яё.-]))`, 'g'), NBSP],
  [/(?<=(?<![A-Za-z])[IVXLC]+) (?=и[ \u00A0][IVXLC]+(?![A-Za-z]))/g, NBSP],
  [/(?<![А-ЯЁа-яё])т\. ?(?=[едпк]\.)/g, `т.${NBSP}`],
  [/([№§])(?: $|\s?(?=[\dА-ЯЁ]))/g, `$1${NBSP}`],
  [new RegExp(`(?<![А-ЯЁа-яё.])(${BEFORE_NAME})\\.${SPACE}?(?=[\\dА-ЯЁ«])`, 'g'), `$1.${NBSP}`],
  // building and street: «пл. Согласия, 1»
  [
    new RegExp(
      `(?<=(?<![А-ЯЁа-яё.])(?:ул|пр|пл|пер|наб|бул)\\.${SPACE}[А-ЯЁ\\d][^,\\n${BLOCK}${PROTECTED}]{2,30},)${SPACE}(?=\\d)`,
      'g',
    ),
    NBSP,
  ],
  // initials: «А. С. Рамазанова», «Рамазанова А. С.»
  [new RegExp(`(?<![А-ЯЁа-яё])([А-ЯЁ]\\.)${SPACE}?([А-ЯЁ]\\.)${SPACE}(?=[А-ЯЁ][а-яё])`, 'g'), `$1${NBSP}$2${NBSP}`],
  [new RegExp(`(?<=[А-ЯЁ][а-яё]+)${SPACE}([А-ЯЁ]\\.)${SPACE}?([А-ЯЁ]\\.)`, 'g'), `${NBSP}$1${NBSP}$2`],
  // groups of three digits where something is counted, not in account numbers
  [/(?<![\d.,:/№-])\d{5,9}(?=[ \u00A0](?:[₽а-яё]))/g, '#'],
  [new RegExp(`(?<![\\d.,-])(\\d{1,3})${SPACE}(?=\\d{3}(?!\\d))`, 'g'), `$1${NBSP}`],
  [new RegExp(`(?<=\\d)\\s?%`, 'g'), `${NBSP}%`],
  [new RegExp(`(?<=\\d)${SPACE}(?=${UNIT})`, 'gi'), NBSP],
  // «25 м/с»
  [/(?<=\d[ \u00A0]?к?м)\/(?=[сч](?![а-яё]))/g, `/${WORD_JOINER}`],
  [/(?<![\d:.,T])0(\d:[0-5]\d)(?![\d:])/g, '$1'],
  // phones
  [/\+7 ?\((\d{3,5})\) ?(\d{1,3})-(\d\d)-(\d\d)/g, `+7${NBSP}($1)${NBSP}$2${HYPHEN}$3${HYPHEN}$4`],
  // «9:00–17:00», «7–11-х», «вт–пт»
  [/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`],
  [new RegExp(`(?<=(?<![А-ЯЁа-яё])(?:${WEEKDAY}))–(?=(?:${WEEKDAY})(?![А-ЯЁа-яё]))`, 'gi'), `–${WORD_JOINER}`],
  // «1-й класс»; not «№ 5-й»
  [
    /(?<![\d№-]|№[ \u00A0])(\d{1,4}(?:–\u2060?\d{1,4})?)-(?=(?:й|я|е|ю|х|м|ы[йехм]|о[йме]|ая|го|му|ми)(?![А-ЯЁа-яё-]))/g,
    `$1${HYPHEN}`,
  ],
  [new RegExp(`(?<=(?<![А-ЯЁа-яё])(?:кв|куб)\\.)${SPACE}(?=(?:см|км|мм|м)(?![А-ЯЁа-яё]))`, 'g'), NBSP],
  // «Рубас-чай»
  [/(?<![А-ЯЁа-яё])([А-ЯЁ][а-яё]{2,})-(?=[А-ЯЁ]?[а-яё]{3,})/g, `$1${HYPHEN}`],
  // «дизайн-код»
  [/(?<![А-ЯЁа-яё-])(?=[а-яё-]{5,14}(?![А-ЯЁа-яё-]))([а-яё]{2,})-(?=[а-яё]{2,}(?![А-ЯЁа-яё-]))/g, `$1${HYPHEN}`],
  [new RegExp(LAST_WORD, 'g'), `$1${NBSP}`],
]

/** Sets Russian spaces, dashes, quotes, digit groups and hours; addresses stay. Stored texts are not typeset. */
export const typeset = memoizeText((text) => (isSpecifiedText(text) ? text : replaceOutside(text, ADDRESS, inOrder)))

export const typesetHtml = memoizeText((html) => replaceOutside(html, MARKUP, inOrder))

const MARKUP = new RegExp(`<(code|pre)\\b[^]*?</\\1>|<[^>]*>|${ADDRESS.source}`, 'g')

function inOrder(open: string): string {
  return RULES.reduce(
    (now, [found, put]) => (put === '#' ? now.replace(found, groupDigits) : now.replace(found, put)),
    open.replace(QUOTED, quote),
  )
}

function quote(_whole: string, words: string, at: number, text: string): string {
  const before = text.slice(text.lastIndexOf(BLOCK, at) + 1, at)
  const isInside = before.lastIndexOf('«') > before.lastIndexOf('»')
  return isInside ? `„${words}“` : `«${words}»`
}

function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
}

const EXACT = new Set([
  'tags',
  'tag',
  'value',
  'query',
  'slug',
  'link',
  'url',
  'href',
  'src',
  'email',
  'file',
  'name_file',
])

export function typesetData<T>(answer: T): T {
  return inside(answer) as T
}

function inside(value: unknown): unknown {
  if (typeof value === 'string') return drawn(value)
  if (Array.isArray(value)) return value.map(inside)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, EXACT.has(name) ? inner : inside(inner)]),
  )
}

function drawn(text: string): string {
  if (!/[А-ЯЁа-яё№§]/.test(text) || /^(?:https?:|\/|mailto:)/.test(text)) return text
  return /<\/?[a-z][^>]*>/i.test(text) ? typesetHtml(text) : typeset(text)
}

/** Returns the text for machines: page titles, JSON-LD, feeds and calendars. */
export function stripTypography(text: string): string {
  return text.replaceAll(NBSP, ' ').replaceAll(WORD_JOINER, '')
}
