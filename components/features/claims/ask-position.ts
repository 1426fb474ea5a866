import type { MapPoint } from '@/components/map/map-place'

const UNKNOWN = 'Не получилось узнать, где вы. Найдите адрес или поставьте точку на карте'
const PATIENCE_MS = 15_000
/** A position that the browser found at most a minute ago is exact enough. */
const OLDEST_MS = 60_000

/**
 * Returns where this device is, or a message that says why this is unknown. The browser asks its owner for permission.
 */
export function askPosition(): Promise<MapPoint | string> {
  const { geolocation } = navigator
  // Browsers offer no geolocation to pages without https.
  if (!geolocation) return Promise.resolve(UNKNOWN)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? 'Браузеру запрещено знать, где вы. Разрешите это в его настройках или найдите адрес'
            : UNKNOWN,
        ),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
    )
  })
}
