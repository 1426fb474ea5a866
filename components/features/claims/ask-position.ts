import type { MapPoint } from '@/components/ui/map/map-place'
import { messages } from '@/lib/contract/messages'

const PATIENCE_MS = 15_000
/** A place found a minute ago will do. */
const OLDEST_MS = 60_000

/** Where this device is, or in words why nobody knows. The browser asks its owner first. */
export function askPosition(): Promise<MapPoint | string> {
  const { geolocation } = navigator
  // without https there is none
  if (!geolocation) return Promise.resolve(messages.placeUnknown)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? messages.placeForbidden : messages.placeUnknown),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    )
  })
}
