import { houseKey, readAddress, readSettlement, streetKey, streetKind } from '@/lib/platform/map/address-text'

interface Street {
  settlement: string
  key: string
  kind: string | null
}

/** Houses of a street from `first` to `last`, by the number before letters and corpora. */
interface HouseRange {
  first: string
  last: string
  parity: 'odd' | 'even' | null
}

interface StreetPlaces {
  /** The words as typed. */
  said: string
  street: Street
  /** Empty for the whole street. */
  houses: HouseRange[]
  except: HouseRange[]
}

/**
 * True if an outage at «ул. Садовая, 1–15 нечётные, ул. Портовая, 12» is at this address. Only what is said counts: an
 * unknown word, another kind of street or another settlement is no match; of a street in part, an address without a house.
 */
export function coversAddress(places: string, address: string): boolean {
  const settlement = readSettlement(address)
  const readings = readAddress(address)
  return readPlaces(places).some(({ street, houses, except }) =>
    readings.some(({ street: key, kind, house }) => {
      if (key !== street.key || settlement !== street.settlement) return false
      if (kind && street.kind && kind !== street.kind) return false
      if (house === null) return houses.length === 0 && except.length === 0
      const isIn = (range: HouseRange) => isInRange(house, range)
      return (houses.length === 0 || houses.some(isIn)) && !except.some(isIn)
    }),
  )
}

/** Lists what the places call streets: the words as typed, and the name by which addresses have it. */
export function listStreets(places: string): { said: string; key: string }[] {
  return readPlaces(places).map(({ said, street: { key } }) => ({ said, key }))
}

/** Gives streets without «улица» their full names: «Морская, 1-15» → «улица Морская, 1–15». Unclear ones stay as typed. */
export function spellStreets(places: string, names: ReadonlyMap<string, readonly string[]>): string {
  const spelled = new Map(
    listStreets(places).map(({ said, key }) => {
      const [name, another] = names.get(key) ?? []
      const isBare = streetKind(said) === null && toPlain(said).startsWith(key)
      return [said, name && !another && isBare ? name + said.slice(key.length) : said]
    }),
  )
  return places
    .split(KEPT_SEPARATOR)
    .map((part) => part.replace(part.trim(), (said) => spelled.get(said) ?? said))
    .join('')
    .replace(/(?<=\d)-(?=\d)/g, '–')
}

const ALL_HOUSES = { first: '1', last: '9999' }

const SEPARATOR = /[,;\n]|\sи\s/
const KEPT_SEPARATOR = new RegExp(`(${SEPARATOR.source})`)

const NUMBER = '\\d+(?:\\s?[а-я](?![а-я]))?(?:/\\d+[а-я]?)?(?:\\s?(?:к|корп|корпус|с|стр|строение)\\.?\\s?\\d+)?'
const RANGE = new RegExp(`^(?:с\\s)?(${NUMBER})(?:\\s?(?:[-–—]|по|до)\\s?(${NUMBER}))?$`)
/** «дома №», «нечётная сторона»: what stands around numbers of houses. */
const HOUSE_WORDS = /(?:^|(?<=\s))(?:дома?|домов|д\.|№)\s*/g
const SIDE = /\(?(?<![а-я])(не)?четн(?:ые|ая|ой|ых)(?:\s(?:дома|домов|номера|сторон[аы]))?\)?/
const EXCEPT = /^(?:кроме|исключая|за исключением)\s+/
const STREET_WITH_HOUSES = new RegExp(
  `^(.*?[а-я]{2}.*?),?\\s((?:с\\s)?${NUMBER}(?:\\s?(?:[-–—]|по|до)\\s?${NUMBER})?)$`,
)

function readPlaces(text: string): StreetPlaces[] {
  const found: StreetPlaces[] = []
  let settlement = ''
  let isExcept = false
  for (const part of text.split(SEPARATOR)) {
    const { words, parity, beginsExcept } = readPart(part)
    const range = readRange(words, parity)
    isExcept ||= beginsExcept
    if (words === '') limitSide(found.at(-1), parity)
    else if (range) found.at(-1)?.[isExcept ? 'except' : 'houses'].push(range)
    else {
      settlement = readSettlement(words) || settlement
      // «кроме ул. Портовой» excludes what is not named anyway
      if (!isExcept) found.push({ said: part.trim(), ...readStreet(words, { parity, settlement }) })
      isExcept = false
    }
  }
  return found.filter(({ street }) => street.key !== '')
}

type Parity = HouseRange['parity']

/** Parts «чётные» and «кроме» from the street or the houses. */
function readPart(part: string): { words: string; parity: Parity; beginsExcept: boolean } {
  const plain = toPlain(part)
  const [side, odd] = SIDE.exec(plain) ?? []
  const bare = plain.replace(SIDE, ' ').replace(HOUSE_WORDS, '').replace(/\s+/g, ' ').replace(/\.$/, '').trim()
  return {
    words: bare.replace(EXCEPT, ''),
    parity: side ? (odd ? 'odd' : 'even') : null,
    beginsExcept: EXCEPT.test(bare),
  }
}

/** «1–15, нечётная сторона» is of the houses just named, «ул. Садовая, нечётная сторона» of the whole street. */
function limitSide(places: StreetPlaces | undefined, parity: Parity): void {
  if (!places || !parity) return
  const houses = places.houses.at(-1)
  if (houses) houses.parity = parity
  else places.houses.push({ ...ALL_HOUSES, parity })
}

function readStreet(
  words: string,
  { parity, settlement }: { parity: Parity; settlement: string },
): Omit<StreetPlaces, 'said'> {
  const [, name = words, houses = ''] = STREET_WITH_HOUSES.exec(words) ?? []
  const own = readRange(houses, parity) ?? (parity && { ...ALL_HOUSES, parity })
  const street = { settlement, key: streetKey(name), kind: streetKind(name) }
  return { street, houses: own ? [own] : [], except: [] }
}

function readRange(text: string, parity: Parity): HouseRange | null {
  const [, first, last = first] = RANGE.exec(text) ?? []
  return first && last ? { first: houseKey(first), last: houseKey(last), parity } : null
}

function isInRange(house: string, { first, last, parity }: HouseRange): boolean {
  const number = Number.parseInt(house, 10)
  if (parity && (number % 2 === 0) !== (parity === 'even')) return false
  if (house === first || house === last) return true
  return number > Number.parseInt(first, 10) && number < Number.parseInt(last, 10)
}

function toPlain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}
