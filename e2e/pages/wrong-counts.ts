import { plural, type PluralForms } from '@/lib/text/plural'

type Gender = 'm' | 'f' | 'n'

/** The portal counts these nouns; a participle beside them takes their gender. */
const NOUNS: readonly (readonly [Gender, ...PluralForms])[] = [
  ['m', 'документ', 'документа', 'документов'],
  ['m', 'день', 'дня', 'дней'],
  ['m', 'час', 'часа', 'часов'],
  ['m', 'месяц', 'месяца', 'месяцев'],
  ['m', 'год', 'года', 'лет'],
  ['m', 'голос', 'голоса', 'голосов'],
  ['m', 'житель', 'жителя', 'жителей'],
  ['m', 'файл', 'файла', 'файлов'],
  ['m', 'снимок', 'снимка', 'снимков'],
  ['m', 'комментарий', 'комментария', 'комментариев'],
  ['m', 'ответ', 'ответа', 'ответов'],
  ['m', 'вопрос', 'вопроса', 'вопросов'],
  ['m', 'проект', 'проекта', 'проектов'],
  ['m', 'раздел', 'раздела', 'разделов'],
  ['m', 'альбом', 'альбома', 'альбомов'],
  ['m', 'знак', 'знака', 'знаков'],
  ['m', 'человек', 'человека', 'человек'],
  ['m', 'рубль', 'рубля', 'рублей'],
  ['f', 'минута', 'минуты', 'минут'],
  ['f', 'неделя', 'недели', 'недель'],
  ['f', 'заявка', 'заявки', 'заявок'],
  ['f', 'идея', 'идеи', 'идей'],
  ['f', 'услуга', 'услуги', 'услуг'],
  ['f', 'новость', 'новости', 'новостей'],
  ['f', 'организация', 'организации', 'организаций'],
  ['f', 'фотография', 'фотографии', 'фотографий'],
  ['f', 'карта', 'карты', 'карт'],
  ['f', 'страница', 'страницы', 'страниц'],
  ['f', 'запись', 'записи', 'записей'],
  ['f', 'ссылка', 'ссылки', 'ссылок'],
  ['n', 'обращение', 'обращения', 'обращений'],
  ['n', 'обсуждение', 'обсуждения', 'обсуждений'],
  ['n', 'объявление', 'объявления', 'объявлений'],
  ['n', 'событие', 'события', 'событий'],
  ['n', 'предложение', 'предложения', 'предложений'],
]

const known = new Map(NOUNS.flatMap((noun) => listForms(noun).map((form) => [form, noun] as const)))
/** The genitive stands after these: «до 21 документа», «из 22 идей». */
const GENITIVE =
  /^(?:до|из|от|около|без|для|после|кроме|более|менее|больше|меньше|свыше|старше|младше|с|течение|течении|не|хватает)$/i
const COUNT = new RegExp(
  String.raw`(?:([А-Яа-яё]+) )?(?<![\d.,:/№–—-]|№ |[\d.,] )(\d{1,3}(?: \d{3})+|\d+) (${[...known.keys()].join('|')})(?![а-яё])`,
  'g',
)
/** These agree with the number behind them: «Найдено», «получены». */
const PARTICIPLE = /^(?:найден|получен|показан|решен|подан|опубликован|добавлен|выбран|загружен|приложен)(о|а|ы|)$/i

/** Lists numbers of a page whose noun or participle has a wrong form, as they are read. */
export function wrongCounts(html: string): string[] {
  const text = extractWords(html)
  return [...text.matchAll(COUNT)].flatMap(([whole, before = '', digits = '', form = '']) => {
    const noun = known.get(form)
    const count = Number(digits.replaceAll(' ', ''))
    const isYear = digits.length === 4 && /^год/.test(form)
    if (!noun || isYear || agrees(noun, count, before, form)) return []
    return [GENITIVE.test(before) || PARTICIPLE.test(before) ? whole : `${digits} ${form}`]
  })
}

function agrees([gender, ...forms]: (typeof NOUNS)[number], count: number, before: string, form: string): boolean {
  const nominative = plural(count, forms)
  if (GENITIVE.test(before)) {
    const genitive = nominative === forms[0] ? forms[1] : forms[2]
    return form === genitive || (/^(?:с|не|хватает)$/i.test(before) && form === nominative)
  }
  const ending = PARTICIPLE.exec(before)?.[1]
  if (ending !== undefined && ending !== (nominative === forms[0] ? { m: '', f: 'а', n: 'о' }[gender] : 'о'))
    return false
  return form === nominative || (nominative === forms[0] && form === toAccusative(gender, forms[0]))
}

function listForms([gender, ...forms]: (typeof NOUNS)[number]): string[] {
  return [...new Set([...forms, toAccusative(gender, forms[0])])]
}

/** Makes «за 1 минуту», «на 21 неделю». */
function toAccusative(gender: Gender, one: string): string {
  return gender === 'f' ? one.replace(/а$/, 'у').replace(/я$/, 'ю') : one
}

/** Gives what is read of a page; parts of it end with a full stop, so that numbers of two of them never meet. */
function extractWords(html: string): string {
  return html
    .replace(/<(script|style|template)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replace(/<\/?(?:a|b|i|em|strong|span|bdi|time|data)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' | ')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0\u2060]+/g, ' ')
}
