import { LRUCache } from 'lru-cache'
import { askNominatim } from '@/lib/domains/geocode/nominatim'
import { askYandex } from '@/lib/domains/geocode/yandex-geocoder'
import type { CityBounds } from '@/lib/platform/map/city-plan'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import type { FoundAddress, GeocodeQuery } from '@/lib/domains/geocode/contract'
import { withDeadline } from '@/lib/runtime/with-deadline'

const TIMEOUT_MS = 3_000

const cache = new LRUCache<string, FoundAddress[]>({ max: 2_000, ttl: 3_600_000 })

/** Queries the configured geocoder; `failed` if it does not respond in 3 s, null if there is none. */
export async function askGeocoder(
  query: GeocodeQuery,
  city: CityBounds | null,
): Promise<FoundAddress[] | 'failed' | null> {
  if (env.GEOCODER === 'own') return null
  const key = JSON.stringify(query)
  const known = cache.get(key)
  if (known) return known
  try {
    const ask = env.GEOCODER === 'yandex' ? askYandex : askNominatim
    const host = { url: env.GEOCODER_URL, key: env.GEOCODER_KEY, city }
    const found = await withDeadline(TIMEOUT_MS, (signal) => ask(query, { ...host, signal }))
    cache.set(key, found)
    return found
  } catch (error) {
    // the URL contains the key, so it is not logged
    log.warn({ geocoder: env.GEOCODER, reason: (error as Error).name }, 'Внешний геокодер не ответил')
    return 'failed'
  }
}
