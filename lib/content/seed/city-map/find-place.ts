import { planHouses } from '@/lib/content/seed/city-map/plan-houses'

export interface Place {
  address: string
  /** Degrees of WGS 84. */
  latitude: number
  longitude: number
}

const kinds: Record<string, string> = {
  ул: 'улица',
  улица: 'улица',
  пер: 'переулок',
  переулок: 'переулок',
  пр: 'проспект',
  'пр-т': 'проспект',
  проспект: 'проспект',
  пл: 'площадь',
  площадь: 'площадь',
}

let known: Map<string, Omit<Place, 'address'>> | undefined

/** Finds a house of the demo city by address. Throws in Russian if the street or house is unknown. */
export function findPlace(address: string): Place {
  const plain = address.replaceAll('\u00a0', ' ')
  const match =
    /(ул|улица|пер|переулок|пр|пр-т|проспект|пл|площадь)\.? ([А-ЯЁ][^,]*), ?(?:дом |д\. ?)?(\d+[а-я]?(?:\/\d+)?)(?:, ?(?:корпус|корп\.|к\.) ?(\d+))?/.exec(
      plain,
    )
  if (!match) throw new Error(`Адрес не похож на «ул. Портовая, 12»: ${address}`)
  const [, kind = '', name = '', house = '', block] = match
  const fullStreet = `${kinds[kind] ?? kind} ${name}`
  known ??= new Map(
    planHouses().map(({ street, number, latitude, longitude }) => [toKey(street, number), { latitude, longitude }]),
  )
  const point = known.get(toKey(fullStreet, block ? `${house} корпус ${block}` : house))
  if (!point) throw new Error(`В Самурске нет такого дома: ${address}`)
  return { address, ...point }
}

function toKey(street: string, house: string): string {
  return `${street}, ${house}`.toLowerCase().replaceAll('ё', 'е')
}
