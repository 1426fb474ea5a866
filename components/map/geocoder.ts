import { call } from '@/lib/client/call'
import { geocode } from '@/lib/domains/geocode/contract'
import { AppError } from '@/lib/contract/errors'
import type { AddressSuggestion, MapPoint, PointFacts } from '@/components/map/map-place'

/** Throws if the geocoder is unavailable; the typed text is then used as it is. */
export async function suggestAddresses(text: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  const { addresses, failed } = await call(geocode, { query: { text } })
  signal.throwIfAborted()
  if (failed) throw new AppError('unavailable')
  return addresses.map(({ address, latitude, longitude }) => ({ title: address, latitude, longitude }))
}

/** Returns the nearest address, null if there is none, and whether the point is in the city. */
export async function describePoint({ latitude, longitude }: MapPoint): Promise<PointFacts> {
  const { addresses, is_in_city: isInCity } = await call(geocode, { query: { latitude, longitude } })
  return { address: addresses[0]?.address ?? null, isInCity: isInCity ?? true }
}
