import { ADDRESS, replaceOutside, BLOCK } from '@/lib/text/replace-outside'
import { EMAIL } from '@/lib/text/line-breaks'
import { formatPhone, phoneHref } from '@/lib/text/phone'

const SEAM = '[\\s\\u2060-]*'
const START = '(?<![а-яё])'

/** Ten digits after +7 or 8, with or without brackets, and an extension. */
const WHOLE =
  `(?<![\\d+.,№])(?:\\+7|8(?=[\\s(-]))${SEAM}(?:${[3, 4, 5].map(withCode).join('|')})(?!\\d)` +
  '(?:,?\\s*(?:доб|ext)[а-яё.]*\\s*\\d{1,6}|\\s*\\((?:доб|ext)[а-яё.]*\\s*\\d{1,6}\\))?'

const SHORT = '(?:112|10[1-4])'
/** These words ask to call, or name a telephone. */
const CALLING =
  `${START}(?:(?:по)?звон(?:и|ите|ить|ят)|вызов(?:и|ите|ут)|вызвать|вызыва(?:й|йте|ть|ют)|набер(?:и|ите)|набра(?:в|ть)|` +
  'набира(?:й|йте|ть)|телефон(?:у|ы|ам|а)?|тел\\.|номер(?:у|а|ам)?|сообщ(?:и|ите|ить|ать|айте))(?![а-яё])'
/** Before a short number these words make it a number of something else. */
const OTHER =
  `${START}(?:(?:каб|комнат|дом|маршрут|автобус|лот|школ|пункт|участ|стать)[а-яё]*|к|до|от|из|более|менее|около|ещё|ул|пр|д|кв|п|ст)\\.?\\s` +
  `|${START}(?:маршрут|автобус|дом|школ|кабинет|участ|лот)[а-яё]*\\s+номер\\s`
const COUNTED = 'человек|жител|дом|семь|семе|раз|рубл|минут|час|дн|ден|мест|заяв|обращ|звонк|год|школ|квартир|метр|балл'
const ALONE =
  `(?<![\\d.,/№–-]|[–-]\\u2060|№\\s|${OTHER})${SHORT}` +
  `(?!\\d|[.,:/–-]\\u2060?[\\dа-яё]|\\s?[%₽]|\\s\\d{3}(?!\\d)|\\s(?:${COUNTED})[а-яё]*)`
/** «звоните 112», «по телефонам 101 и 102»: within one sentence, close to the word. */
const ASKED = `(?<=${CALLING}(?:[^.!?;\\d№${BLOCK}]|${SHORT}(?=,|\\s(?:и|или|либо)\\s)){0,40})${ALONE}`
/** «сначала 112, затем …», «Скорая помощь — 103.» */
const NAMED =
  `(?<=${START}(?:сначала|сразу|только|помощь|скорая|скорую|пожарн[а-яё]+|полици[а-яё]+|спас[а-яё]+|служб[а-яё]+)(?:\\s?[—–:])?\\s)` +
  `${ALONE}(?=[^\\s\\dа-яё]|$|\\s(?:и|или|либо)\\s)`

const PHONE = new RegExp(`(${[WHOLE, ASKED, NAMED].join('|')})`, 'gi')
const MAIL_ADDRESS = new RegExp(`((?<![\\p{L}\\p{N}._+/@-])${EMAIL})`, 'gu')
const ALONE_IN_HTML = '<(a|code|pre)\\b[^]*?</\\1>|<[^>]*>'
/** No links are added inside these: a link inside a link does not work. */
const SETTLED = new RegExp(`${ALONE_IN_HTML}|${ADDRESS.source}`, 'g')
const WRITTEN = new RegExp(ALONE_IN_HTML, 'g')
const WRITTEN_LINK = /<a\b[^>]*href="(tel:[^"]*)"[^>]*>([^<]*)<\/a>/g

function withCode(length: number): string {
  return `\\(?\\d{${length}}\\)?${SEAM}\\d(?:${SEAM}\\d){${9 - length}}`
}

interface TextPiece {
  piece: string
  kind: 'phone' | 'email' | 'words'
}

/** Splits a text into contacts and the rest. Short numbers count only where the text speaks of a call. */
export function splitContacts(text: string): TextPiece[] {
  return text
    .split(MAIL_ADDRESS)
    .flatMap((part, index) => (index % 2 === 1 ? [{ piece: part, kind: 'email' as const }] : splitPhones(part)))
}

function splitPhones(text: string): TextPiece[] {
  return text.split(PHONE).map((piece, index) => ({ piece, kind: index % 2 === 1 ? 'phone' : 'words' }))
}

/** Turns phones and emails of the HTML into links and formats the phones. */
export function linkContacts(html: string): string {
  const open = html.replace(WRITTEN_LINK, (link, href: string, words: string) =>
    phoneHref(words) === href ? words : link,
  )
  const dialled = replaceOutside(open, SETTLED, (words) => words.replace(PHONE, toPhoneLink))
  return replaceOutside(dialled, WRITTEN, (words) => words.replace(MAIL_ADDRESS, '<a href="mailto:$1">$1</a>'))
}

function toPhoneLink(phone: string): string {
  return `<a href="${phoneHref(phone)}">${formatPhone(phone)}</a>`
}
