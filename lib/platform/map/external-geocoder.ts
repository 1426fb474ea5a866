import { cityMap } from '@/lib/platform/map/city-map'
import { toDegrees } from '@/lib/platform/map/mercator'

export interface GeocoderRequest {
  url: string | undefined
  key: string | undefined
  signal: AbortSignal
}

export async function cityBounds(): Promise<readonly [number, number, number, number] | null> {
  const map = await cityMap().catch(() => null)
  if (!map) return null
  const [west, north, east, south] = map.bounds
  const low = toDegrees([west, south])
  const high = toDegrees([east, north])
  return [low.longitude, low.latitude, high.longitude, high.latitude]
}

export async function getJson(
  address: URL,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, { signal, headers, redirect: 'error' })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

export function formatAddress(street: string | undefined, house: string | undefined, otherwise: string): string {
  if (!street) return otherwise
  return house ? `${street}, дом ${house}` : street
}
