import type { CityBounds } from '@/lib/platform/map/city-plan'

export interface GeocoderRequest {
  url: string | undefined
  key: string | undefined
  /** Where texts are searched for. */
  city: CityBounds | null
  signal: AbortSignal
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
