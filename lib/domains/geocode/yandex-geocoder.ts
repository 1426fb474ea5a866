import { z } from 'zod'
import { getJson, formatAddress, type GeocoderRequest } from '@/lib/platform/map/external-geocoder'
import type { FoundAddress, GeocodeQuery } from '@/lib/domains/geocode/contract'

const USUAL = 'https://geocode-maps.yandex.ru/v1/'

const component = z.object({ kind: z.string(), name: z.string() })
const member = z.object({
  GeoObject: z.object({
    name: z.string(),
    Point: z.object({ pos: z.string().regex(/^-?[\d.]+ -?[\d.]+$/) }),
    metaDataProperty: z.object({
      GeocoderMetaData: z.object({
        kind: z.string(),
        precision: z.string(),
        Address: z.object({ Components: z.array(component) }),
      }),
    }),
  }),
})
const answer = z.object({ response: z.object({ GeoObjectCollection: z.object({ featureMember: z.array(member) }) }) })

export async function askYandex(
  query: GeocodeQuery,
  { url, key, city, signal }: GeocoderRequest,
): Promise<FoundAddress[]> {
  const address = new URL(url ?? USUAL)
  const point = query.text === undefined
  const asked = query.text ?? `${query.longitude},${query.latitude}`
  const parameters = { apikey: key ?? '', geocode: asked, format: 'json', lang: 'ru_RU', results: point ? '1' : '8' }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  if (point) address.searchParams.set('kind', 'house')
  if (city && !point) {
    address.searchParams.set('bbox', `${city[0]},${city[1]}~${city[2]},${city[3]}`)
    address.searchParams.set('rspn', '1')
  }
  const { response } = answer.parse(await getJson(address, signal))
  return response.GeoObjectCollection.featureMember.map(({ GeoObject }) => toFound(GeoObject, point))
}

function toFound(
  { name, Point, metaDataProperty }: z.infer<typeof member>['GeoObject'],
  isNearest: boolean,
): FoundAddress {
  const { kind, precision, Address } = metaDataProperty.GeocoderMetaData
  const [longitude = 0, latitude = 0] = Point.pos.split(' ').map(Number)
  const part = (wanted: string) => Address.Components.find((one) => one.kind === wanted)?.name
  const isHouse = kind === 'house'
  return {
    address: formatAddress(part('street'), part('house'), name),
    latitude,
    longitude,
    kind: isHouse ? 'house' : kind === 'street' ? 'street' : 'place',
    precision: isHouse ? (precision === 'exact' && !isNearest ? 'exact' : 'near') : 'street',
  }
}
