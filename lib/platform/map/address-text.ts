export interface AddressQuery {
  street: string
  kind: string | null
  house: string | null
}

const KINDS: Record<string, string> = {
  ул: 'улица',
  улица: 'улица',
  улице: 'улица',
  улицы: 'улица',
  пер: 'переулок',
  переулок: 'переулок',
  пр: 'проспект',
  просп: 'проспект',
  'пр-т': 'проспект',
  'пр-кт': 'проспект',
  проспект: 'проспект',
  пл: 'площадь',
  площадь: 'площадь',
  наб: 'набережная',
  'б-р': 'бульвар',
  бул: 'бульвар',
  бульвар: 'бульвар',
  ш: 'шоссе',
  шоссе: 'шоссе',
  'пр-д': 'проезд',
  проезд: 'проезд',
  туп: 'тупик',
  тупик: 'тупик',
}

/** Parts of an address other than street and building, with their number or name. */
const INSIDE = /(?:^|\s)(?:кв|квартира|каб|кабинет|пом|помещение|оф|офис|подъезд|этаж|литера?)\s?\S+/g
const SETTLEMENT = /(?:^|\s)(?:г|гор|город|пос|поселок|п|с|село|мкр|микрорайон|р-н|район)\s(?=\D)\S+/g
const REGION = /(?:^|\s)(?:\d{6}|россия|рф|республика\s\S+|респ\s\S+|\S+\s(?:область|край|обл))(?=\s|$)/g
const HOUSE_WORD = /(?:^|\s)(?:дома?|д|№)\s?(?=\d)/g
/** A longer number is a phone or a code. */
const HOUSE = /^\d{1,4}[а-я]?(?:\/\d+[а-я]?)?(?:к\d+)?(?:с\d+)?$/

/** Returns possible readings, the likelier first: in «8 Марта» the number may belong to the name. */
export function readAddress(text: string): AddressQuery[] {
  const { kind, words } = extractWords(text)
  const place = words.findLastIndex((word) => HOUSE.test(word))
  const whole = { street: words.join(' '), kind, house: null }
  if (place === -1 || words.length === 1) return whole.street ? [whole] : []
  // after the building people describe the entrance
  const name = place > 0 ? words.slice(0, place) : words.slice(1)
  const parted = { street: name.join(' '), kind, house: words[place] ?? null }
  return place > 0 ? [parted, whole] : [whole, parted]
}

/** Parts «ул. Портовая, 12, у входа» after the building: what follows says where exactly, in the words typed. */
export function splitAfterHouse(text: string): { address: string; rest: string } {
  const likeliest = (part: string) => JSON.stringify(readAddress(part)[0])
  const ends = [...text.matchAll(/[^\s,;]+/g)].map((word) => word.index + word[0].length)
  const end = ends.find((one) => likeliest(text.slice(0, one)) === likeliest(text)) ?? text.length
  return {
    address: text.slice(0, end),
    rest: text
      .slice(end)
      .replace(/^[\s,;]+/, '')
      .trim(),
  }
}

const SETTLEMENT_NAME = /(?:^|\s)(?:пос|поселок|п|с|село|мкр|микрорайон)\.?\s+(?=\D)([а-я-]+)/

/** «посёлок Дальний, ул. Степная» → «дальний»; a street of a village has the name of one in the city. */
export function readSettlement(text: string): string {
  return SETTLEMENT_NAME.exec(text.toLowerCase().replaceAll('ё', 'е'))?.[1] ?? ''
}

/** «улица Расула Гамзатова» → «расула гамзатова». */
export function streetKey(name: string): string {
  return extractWords(name).words.join(' ')
}

export function streetKind(name: string): string | null {
  return extractWords(name).kind
}

/** «61 корпус 2» → «61к2», «27 Б» → «27б». */
export function houseKey(number: string): string {
  return joined(plain(number)).replaceAll(' ', '')
}

function extractWords(text: string): { kind: string | null; words: string[] } {
  const bare = plain(text).replace(INSIDE, ' ').replace(REGION, ' ').replace(SETTLEMENT, ' ').replace(HOUSE_WORD, ' ')
  const words = joined(bare).split(' ').filter(Boolean)
  const kinds = words.filter((word) => Object.hasOwn(KINDS, word))
  const names = words.filter((word) => !Object.hasOwn(KINDS, word))
  // a street may be called by the word itself: «улица Проезд»
  return names.length > 0 ? { kind: KINDS[kinds[0] ?? ''] ?? null, words: names } : { kind: null, words }
}

function joined(text: string): string {
  return (
    text
      // not the preposition of a landmark: «12, у входа», «12 в арке»
      .replace(/(\d)\s(?!у(?:\s|$)|[вско]\s[а-я]{2})([а-я])(?=\s|$)/g, '$1$2')
      .replace(/(\d\S*)\s?(?:корпус|корп|к)\s?(\d+)/g, '$1к$2')
      .replace(/(\d\S*)\s?(?:строение|стр|с)\s?(\d+)/g, '$1с$2')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function plain(text: string): string {
  return text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[^а-яa-z0-9/№-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
