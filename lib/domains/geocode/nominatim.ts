import { z } from 'zod'
import { getJson, formatAddress, type GeocoderRequest } from '@/lib/platform/map/external-geocoder'
import { env } from '@/lib/config/env'
import type { FoundAddress, GeocodeQuery } from '@/lib/domains/geocode/contract'

const USUAL = 'https://nominatim.openstreetmap.org/'

const found = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  display_name: z.string(),
  category: z.string().optional(),
  address: z.object({ road: z.string(), house_number: z.string(), pedestrian: z.string() }).partial().default({}),
})
const nothing = z.object({ error: z.unknown() })

export async function askNominatim(
  query: GeocodeQuery,
  { url, city, signal }: GeocoderRequest,
): Promise<FoundAddress[]> {
  const isPoint = query.text === undefined
  const address = new URL(isPoint ? 'reverse' : 'search', withSlash(url ?? USUAL))
  const asked: Record<string, string> = isPoint
    ? { lat: String(query.latitude), lon: String(query.longitude), zoom: '18' }
    : { q: query.text ?? '', limit: '8' }
  const parameters = { ...asked, format: 'jsonv2', addressdetails: '1', 'accept-language': 'ru' }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  if (city && !isPoint) {
    address.searchParams.set('viewbox', city.join(','))
    address.searchParams.set('bounded', '1')
  }
  // required by Nominatim's usage policy
  const answer = await getJson(address, signal, { 'user-agent': `city-portal (${env.PUBLIC_URL})` })
  if (isPoint && nothing.safeParse(answer).success) return []
  return (isPoint ? [found.parse(answer)] : z.array(found).parse(answer)).map((one) => toFound(one, isPoint))
}

function toFound(
  { lat, lon, display_name: name, category, address }: z.infer<typeof found>,
  isNearest: boolean,
): FoundAddress {
  const street = address.road ?? address.pedestrian
  const kind = address.house_number ? 'house' : street && category === 'highway' ? 'street' : 'place'
  return {
    address: formatAddress(street, address.house_number, name),
    latitude: lat,
    longitude: lon,
    kind,
    precision: kind === 'house' ? (isNearest ? 'near' : 'exact') : 'street',
  }
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}
