import { planHouses, type PlannedHouse } from '@/lib/package/seed/city-map/plan-houses'
import { FAR } from '@/lib/package/seed/city-map/plan-streets'
import { toDegrees } from '@/lib/package/seed/city-map/plane'
import { createRandom } from '@/lib/package/seed/random'

/** Busy streets are complained of more often. */
const shareOf = { main: 1, secondary: 0.7, street: 0.35, lane: 0.2 } as const
/** A point stands so many degrees beside the house, not in it. */
const ASIDE = 0.0002
const shortKinds: readonly [string, string][] = [
  ['улица ', 'ул. '],
  ['проспект ', 'пр. '],
  ['переулок ', 'пер. '],
  ['площадь ', 'пл. '],
]

/** Chooses so many places over the whole city, each at another house; the same every time. */
export function placeClaims(count: number): { address: string; x: number; y: number }[] {
  const random = createRandom('claims')
  const houses = planHouses()
  const chosen = new Set<PlannedHouse>()
  while (chosen.size < count) {
    const house = random.pick(houses)
    if (random.chance(shareOf[house.street.class])) chosen.add(house)
  }
  return [...chosen].map((house) => {
    const { latitude, longitude } = toDegrees(house.middle)
    const aside = () => random.between(-ASIDE, ASIDE)
    return { address: addressOf(house), x: round(longitude + aside()), y: round(latitude + aside()) }
  })
}

function addressOf({ street, number }: PlannedHouse): string {
  const [full, short] = shortKinds.find(([kind]) => street.name.startsWith(kind)) ?? ['', '']
  const name = `${short}${street.name.slice(full.length)}, ${number.replace(' корпус ', ', корп. ')}`
  return street.district === FAR ? `посёлок Дальний, ${name}` : name
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
