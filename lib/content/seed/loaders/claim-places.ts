import { planHouses, type House } from '@/lib/content/seed/city-map/plan-houses'
import { createRandom, type Random } from '@/lib/content/seed/random'

/** Busy streets get more claims. */
const shares = { main: 1, secondary: 0.7, street: 0.35, lane: 0.2 } as const
/** Offset of a point from its house, degrees. */
const ASIDE = 0.0002
const shortKinds: readonly [string, string][] = [
  ['улица ', 'ул. '],
  ['проспект ', 'пр. '],
  ['переулок ', 'пер. '],
  ['площадь ', 'пл. '],
]

interface Place {
  address: string
  x: number
  y: number
}

/** Chooses a house for each claim, in its street if given; always the same. */
export function placeClaims(claims: readonly { street?: string | undefined }[]): Place[] {
  const random = createRandom('claims')
  const anywhere = chooseHouses(claims.length, random)
  const taken = new Set(anywhere)
  const aside = () => random.between(-ASIDE, ASIDE)
  return anywhere.map((one, index) => {
    const street = claims[index]?.street
    const house = street ? takeFrom(street, taken) : one
    const x = round(house.longitude + aside())
    return { address: formatAddress(house), x, y: round(house.latitude + aside()) }
  })
}

function chooseHouses(count: number, random: Random): House[] {
  const houses = planHouses()
  const chosen = new Set<House>()
  while (chosen.size < count) {
    const house = random.pick(houses)
    if (random.chance(shares[house.class])) chosen.add(house)
  }
  return [...chosen]
}

/** Takes an unused house of the street. */
function takeFrom(street: string, taken: Set<House>): House {
  const free = planHouses().filter((house) => house.street === street && !taken.has(house))
  if (free.length === 0) throw new Error(`Нет свободных домов на «${street}»`)
  const house = createRandom(`${street} ${free.length}`).pick(free)
  taken.add(house)
  return house
}

function formatAddress({ street, settlement, number }: House): string {
  const [full, short] = shortKinds.find(([kind]) => street.startsWith(kind)) ?? ['', '']
  const name = `${short}${street.slice(full.length)}, ${number.replace(' корпус ', ', корп. ')}`
  return settlement ? `${settlement}, ${name}` : name
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
