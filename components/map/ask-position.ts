import type { MapPoint } from '@/components/map/map-place'

const PATIENCE_MS = 15_000
/** Age of a position that is still exact enough. */
const OLDEST_MS = 60_000

/** Returns where the visitor is, or why it is unknown. The browser asks for permission. */
export function askPosition(): Promise<MapPoint | 'denied' | 'unknown'> {
  const { geolocation } = navigator
  // browsers offer no geolocation without https
  if (!geolocation) return Promise.resolve('unknown')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    )
  })
}
