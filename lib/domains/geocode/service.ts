import type { FoundAddress, GeocodeAnswer, GeocodeQuery } from '@/lib/domains/geocode/contract'
import { chooseAddress } from '@/lib/domains/geocode/choose-address'
import { askGeocoder } from '@/lib/domains/geocode/geocoder'
import {
  findHouses,
  findNearestHouse,
  findStreetNames,
  findStreets,
  type HouseRow,
  type StreetRow,
} from '@/lib/domains/geocode/repository'
import { type AddressQuery, readAddress, splitAfterHouse } from '@/lib/platform/map/address-text'
import { cityBounds, isInCity } from '@/lib/platform/map/city-plan'

const MOST = 8
const SHORTEST = 2
const NEAR_HOUSE_M = 200
const NEAR_STREET_M = 1_000
const CERTAIN = 0.9

interface Reading {
  query: AddressQuery
  streets: readonly StreetRow[]
}

/**
 * Returns addresses of a text or point: an outside geocoder first, if configured, then the city's own table. Never
 * throws because of the geocoder.
 */
export async function findAddresses(query: GeocodeQuery): Promise<Omit<GeocodeAnswer, 'is_in_city'>> {
  const outside = await askGeocoder(query, await cityBounds())
  if (outside && outside !== 'failed' && outside.length > 0) return { addresses: outside.slice(0, MOST), failed: false }
  return { addresses: await findCityAddresses(query), failed: outside === 'failed' }
}

/** Returns the address of a text, and how the plan spells the one it means: «гранат 12» → «улица Гранатовая, дом 12». */
export async function resolveAddress(text: string): Promise<{ found: FoundAddress | undefined; spelled: string }> {
  const { addresses } = await findAddresses({ text })
  const meant = chooseAddress(text, addresses)
  if (!meant) return { found: addresses[0], spelled: text }
  return { found: meant, spelled: [meant.address, splitAfterHouse(text).rest].filter(Boolean).join(', ') }
}

export async function describePlace(query: GeocodeQuery): Promise<GeocodeAnswer> {
  const { latitude, longitude } = query
  const isPoint = latitude !== undefined && longitude !== undefined
  const asked = [findAddresses(query), isPoint ? isInCity(latitude, longitude) : null] as const
  const [found, isIn] = await Promise.all(asked)
  return { ...found, is_in_city: isIn }
}

/** Returns the full names of streets by their keys, those that the plan has; null if the city has none. */
export async function findKnownStreets(
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  if ((await cityBounds()) === null) return null
  const rows = await findStreetNames(keys)
  return new Map(rows.map(({ key }) => [key, rows.filter((row) => row.key === key).map(({ name }) => name)]))
}

async function findCityAddresses({ text, latitude, longitude }: GeocodeQuery): Promise<FoundAddress[]> {
  if (text === undefined) return nearest(latitude ?? 0, longitude ?? 0)
  if (text.length < SHORTEST) return []
  // prefers the interpretation with the more similar street; the first one of equals
  let best: Reading = { query: { street: '', kind: null, house: null }, streets: [] }
  for (const query of readAddress(text)) {
    const streets = rankStreets(await findStreets(query.street), query)
    if (getSimilarity(streets) > getSimilarity(best.streets)) best = { query, streets }
    if (getSimilarity(streets) >= CERTAIN) break
  }
  return atStreets(best)
}

function getSimilarity([first]: readonly StreetRow[]): number {
  return first?.likeness ?? 0
}

async function atStreets({ streets, query: { house } }: Reading): Promise<FoundAddress[]> {
  if (house === null) return streets.slice(0, MOST).map(asStreet)
  const found = await Promise.all(streets.slice(0, 3).map(({ id }) => findHouses(id, house)))
  // the exact building on any street precedes its neighbours
  const exact = found.flat().filter(({ key }) => key === house)
  const begun = found.flatMap((row) => row.filter(({ key }) => key !== house && key.startsWith(house)))
  const near = exact.length + begun.length > 0 ? [] : found.flat()
  const houses = [
    ...[...exact, ...begun].map((row) => asHouse(row, 'exact')),
    ...near.map((row) => asHouse(row, 'near')),
  ]
  return houses.length > 0 ? houses.slice(0, MOST) : streets.slice(0, 1).map(asStreet)
}

async function nearest(latitude: number, longitude: number): Promise<FoundAddress[]> {
  const house = await findNearestHouse(latitude, longitude, NEAR_STREET_M)
  if (!house) return []
  if (house.metres <= NEAR_HOUSE_M) return [asHouse(house, 'near')]
  return [asStreet({ ...house, name: house.street })]
}

/** Penalty for a wrong street kind, «переулок» instead of «улица». */
const OTHER_KIND = 0.08
/** Streets this much less similar than the best one are dropped. */
const FAR_BEHIND = 0.25

function rankStreets(streets: readonly StreetRow[], { kind }: AddressQuery): StreetRow[] {
  const ranked = streets
    .map((street) => ({
      ...street,
      likeness: street.likeness - (kind && street.kind && kind !== street.kind ? OTHER_KIND : 0),
    }))
    .sort((one, other) => other.likeness - one.likeness)
  const best = ranked[0]?.likeness ?? 0
  return ranked.filter(({ likeness }) => likeness > best - FAR_BEHIND)
}

/** Returns «улица Портовая, дом 12», prefixed by the settlement outside the city. */
function houseAddress({ settlement, street, number }: HouseRow): string {
  return [settlement, street, `дом ${number}`].filter(Boolean).join(', ')
}

function asHouse(row: HouseRow, precision: 'exact' | 'near'): FoundAddress {
  return { address: houseAddress(row), latitude: row.latitude, longitude: row.longitude, kind: 'house', precision }
}

function asStreet({
  settlement,
  name,
  latitude,
  longitude,
}: Omit<StreetRow, 'likeness' | 'id' | 'kind'>): FoundAddress {
  const address = [settlement, name].filter(Boolean).join(', ')
  return { address, latitude, longitude, kind: 'street', precision: 'street' }
}
