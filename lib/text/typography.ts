import { ADDRESS, replaceOutside, BLOCK, KEPT } from '@/lib/text/replace-outside'

const NBSP = '\u00A0'
/** Unlike the non-breaking hyphen it needs no sign of the font, and a search in the page does not see it. */
const WORD_JOINER = '\u2060'
const HYPHEN = `-${WORD_JOINER}`
const SPACE = '[ \u00A0]'

const MONTH = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'
const UNIT =
  '%|‰|₽|°|руб|тыс|млн|млрд|кв\\.|куб\\.|кВт|МВт|Гкал|[КМГ]Б(?![а-яё])|шт|экз|чел|га(?![а-яё])|мм|см|км|м(?![а-яё])|кг|г(?![а-яё])|т(?![а-яё])|л(?![а-яё])|ч(?![а-яё])|мин|сек|' +
  'лет(?![а-яё])|год|рабоч|календарн|час(?![а-яё]{3})|часов|дн[яе]|дней|день|сут|недел|месяц|человек|жител|' +
  MONTH
/** These words lean on the next one: a line does not end in them. */
const LEANING = 'а|в|во|и|к|ко|о|об|с|со|у|на|не|ни|но|от|до|за|из|по|без|для|над|под|при|про|из-за|из-под'
const PARTICLE = 'бы|б|же|ж|ли|ль'
const QUOTED = new RegExp(
  `(?<![^\\s(\\[«„—–${KEPT}${BLOCK}])(?:["“]|&quot;)(?!\\s)([^"”\\n${BLOCK}]+?)(?<!\\s)(?:["”]|&quot;)(?![А-ЯЁа-яё\\w])`,
  'g',
)
const BEFORE_NAME = 'ул|пр|пл|пер|наб|бул|ш|д|корп|каб|г|кв|ст|п|с|им|оф|стр|доб'

/** Here a text or a paragraph ends. */
const END = `(?:[\\n${BLOCK}]|$)`

/**
 * The last word of a text or of a paragraph does not stand alone in its line, unless the words that would be kept
 * together are longer than a narrow column: such a line would break inside a word.
 */
const LAST_WORD = `(?<= )(?=[^\\n${BLOCK}]{3,15}${END})([«(]?[A-Za-zА-ЯЁа-яё][^ \\n${BLOCK}]*)(?<!—) (?=[^\\s${BLOCK}]{1,10}${END})`

/** What is written, in the order in which it is put right. Nothing but spaces, dashes, quotes and leading zeros changes. */
const RULES: readonly [RegExp, string][] = [
  [/(?<=[А-ЯЁа-яё])\.\.(?!\.)/g, '.'],
  // a dash stands between words; between numbers it is a range and stays as it is
  [
    new RegExp(`(?<=[^\\s\\d])${SPACE}(?:--|[-–—]) (?=\\S)|(?<=\\d)${SPACE}(?:--|[-–—]) (?=[^\\s\\d])`, 'g'),
    `${NBSP}— `,
  ],
  // a range of hours, years, or of something counted: «2024–2026 годы», «2–3 дня»
  [/(?<![\d:.,/№-])(\d{1,2}:\d\d) ?- ?(?=\d{1,2}:\d\d(?![\d:]))/g, '$1–'],
  [new RegExp(`(?<![\\d:.,/№-]|№[ \u00A0])(\\d{1,4})-(?=\\d{1,4}${SPACE}(?:${UNIT}))`, 'g'), '$1–'],
  // at the end of a part of a text the next part follows: a word that was found
  [new RegExp(`(?<![А-ЯЁа-яё\\d.-])(${LEANING}) (?=[^\\s—–-]|$)`, 'gi'), `$1${NBSP}`],
  [new RegExp(`(?<=[А-ЯЁа-яё]) (?=(?:${PARTICLE})(?![А-ЯЁа-яё.-]))`, 'g'), NBSP],
  [/(?<=(?<![A-Za-z])[IVXLC]+) (?=и[ \u00A0][IVXLC]+(?![A-Za-z]))/g, NBSP],
  [/(?<![А-ЯЁа-яё])т\. ?(?=[едпк]\.)/g, `т.${NBSP}`],
  [/([№§])(?: $|\s?(?=[\dА-ЯЁ]))/g, `$1${NBSP}`],
  [new RegExp(`(?<![А-ЯЁа-яё.])(${BEFORE_NAME})\\.${SPACE}?(?=[\\dА-ЯЁ«])`, 'g'), `$1.${NBSP}`],
  // a house stays with the last word of its street: «пл. Согласия, 1»
  [
    new RegExp(
      `(?<=(?<![А-ЯЁа-яё.])(?:ул|пр|пл|пер|наб|бул)\\.${SPACE}[А-ЯЁ\\d][^,\\n${BLOCK}${KEPT}]{2,30},)${SPACE}(?=\\d)`,
      'g',
    ),
    NBSP,
  ],
  // initials: «А. С. Рамазанова», «Рамазанова А. С.», «А.С. Рамазанова»
  [new RegExp(`(?<![А-ЯЁа-яё])([А-ЯЁ]\\.)${SPACE}?([А-ЯЁ]\\.)${SPACE}(?=[А-ЯЁ][а-яё])`, 'g'), `$1${NBSP}$2${NBSP}`],
  [new RegExp(`(?<=[А-ЯЁ][а-яё]+)${SPACE}([А-ЯЁ]\\.)${SPACE}?([А-ЯЁ]\\.)`, 'g'), `${NBSP}$1${NBSP}$2`],
  // digits are grouped in threes where something is counted; numbers of accounts and indexes count nothing
  [/(?<![\d.,:/№-])\d{5,9}(?=[ \u00A0](?:[₽а-яё]))/g, '#'],
  [new RegExp(`(?<![\\d.,-])(\\d{1,3})${SPACE}(?=\\d{3}(?!\\d))`, 'g'), `$1${NBSP}`],
  [new RegExp(`(?<=\\d)\\s?%`, 'g'), `${NBSP}%`],
  [new RegExp(`(?<=\\d)${SPACE}(?=${UNIT})`, 'gi'), NBSP],
  // a speed stays whole: «25 м/с»
  [/(?<=\d[ \u00A0]?к?м)\/(?=[сч](?![а-яё]))/g, `/${WORD_JOINER}`],
  [/(?<![\d:.,T])0(\d:[0-5]\d)(?![\d:])/g, '$1'],
  // a telephone stays whole on its line
  [/\+7 ?\((\d{3,5})\) ?(\d{1,3})-(\d\d)-(\d\d)/g, `+7${NBSP}($1)${NBSP}$2${HYPHEN}$3${HYPHEN}$4`],
  // a range of digits stays whole at its dash: «9:00–17:00», «7–11-х»
  [/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`],
  // so does an ordinal: «1-й класс»; numbers of acts do not: «№ 5-й»
  [
    /(?<![\d№-]|№[ \u00A0])(\d{1,4}(?:–\u2060?\d{1,4})?)-(?=(?:й|я|е|ю|х|м|ы[йехм]|о[йме]|ая|го|му|ми)(?![А-ЯЁа-яё-]))/g,
    `$1${HYPHEN}`,
  ],
  [new RegExp(`(?<=(?<![А-ЯЁа-яё])(?:кв|куб)\\.)${SPACE}(?=(?:см|км|мм|м)(?![А-ЯЁа-яё]))`, 'g'), NBSP],
  // a name of two words stays whole: «Рубас-чай»
  [/(?<![А-ЯЁа-яё])([А-ЯЁ][а-яё]{2,})-(?=[А-ЯЁ]?[а-яё]{3,})/g, `$1${HYPHEN}`],
  // so does a short word of two parts: «дизайн-код»
  [/(?<![А-ЯЁа-яё-])(?=[а-яё-]{5,14}(?![А-ЯЁа-яё-]))([а-яё]{2,})-(?=[а-яё]{2,}(?![А-ЯЁа-яё-]))/g, `$1${HYPHEN}`],
  [new RegExp(LAST_WORD, 'g'), `$1${NBSP}`],
]

/**
 * Draws a text by the rules of Russian typography, whoever wrote it; this is their one place. Spaces that must not
 * break a line do not, a dash stands between words, quotes are «» and within them „“, digits stand in threes, hours
 * have no leading zero. Addresses stay as they are. Machines read texts as they are stored, and `stripTypography` takes
 * the spaces back.
 */
export function typeset(text: string): string {
  return replaceOutside(text, ADDRESS, inOrder)
}

/** Does the same for HTML: tags, their attributes and code stay as they are. */
export function typesetHtml(html: string): string {
  return replaceOutside(html, MARKUP, inOrder)
}

const MARKUP = new RegExp(`<(code|pre)\\b[^]*?</\\1>|<[^>]*>|${ADDRESS.source}`, 'g')

function inOrder(open: string): string {
  return RULES.reduce(
    (now, [found, put]) => (put === '#' ? now.replace(found, inThrees) : now.replace(found, put)),
    open.replace(QUOTED, quote),
  )
}

/** «…», and within others „…“. */
function quote(_whole: string, words: string, at: number, text: string): string {
  const before = text.slice(text.lastIndexOf(BLOCK, at) + 1, at)
  const isInside = before.lastIndexOf('«') > before.lastIndexOf('»')
  return isInside ? `„${words}“` : `«${words}»`
}

function inThrees(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
}

/** Programs compare, count or send back these fields. */
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

/** Prepares an answer of the backend for a page: its Russian texts as they are drawn, everything else as it is. */
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

/** Codes, addresses and moments have no Russian letter next to a space, so they are left alone. */
function drawn(text: string): string {
  if (!/[А-ЯЁа-яё№§]/.test(text) || /^(?:https?:|\/|mailto:)/.test(text)) return text
  return /<\/?[a-z][^>]*>/i.test(text) ? typesetHtml(text) : typeset(text)
}

/** Gives the text for programs: titles of pages, data of search engines, feeds and calendars. */
export function stripTypography(text: string): string {
  return text.replaceAll(NBSP, ' ').replaceAll(WORD_JOINER, '')
}
