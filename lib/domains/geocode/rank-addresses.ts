import type { HouseRow, StreetRow } from '@/lib/domains/geocode/repository'
import type { FoundAddress } from '@/lib/domains/geocode/contract'
import type { AddressQuery } from '@/lib/platform/map/address-text'

/** Penalty for a wrong street kind, «переулок» instead of «улица». */
const OTHER_KIND = 0.08
/** Streets this much less similar than the best one are dropped. */
const FAR_BEHIND = 0.25

export function rankStreets(streets: readonly StreetRow[], { kind }: AddressQuery): StreetRow[] {
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

export function asHouse(row: HouseRow, precision: 'exact' | 'near'): FoundAddress {
  return { address: houseAddress(row), latitude: row.latitude, longitude: row.longitude, kind: 'house', precision }
}

export function asStreet({
  settlement,
  name,
  latitude,
  longitude,
}: Omit<StreetRow, 'likeness' | 'id' | 'kind'>): FoundAddress {
  const address = [settlement, name].filter(Boolean).join(', ')
  return { address, latitude, longitude, kind: 'street', precision: 'street' }
}
