import { onePhoto, type FileRules } from '@/components/ui/file/file-rules'
import { MAX_CLAIM_PHOTOS } from '@/lib/domains/claims/rules'
import { useEffect, useState } from 'react'
import { useMapServices } from '@/components/map/map-provider'
import type { MapPoint } from '@/components/map/map-place'

export const verdictPhoto: FileRules = { ...onePhoto, refusal: () => 'Нужен снимок: JPEG, PNG или WebP' }

export const claimPhotos: FileRules = { ...verdictPhoto, maxCount: MAX_CLAIM_PHOTOS }

interface PhotoPlace {
  point: MapPoint
  address: string | null
}

/** Returns the location of the first photo that has one. It is read in the browser and never sent by itself. */
export function usePhotoPlace(photos: readonly File[]): PhotoPlace | null {
  const [place, setPlace] = useState<PhotoPlace | null>(null)
  const { findAddress } = useMapServices()
  useEffect(() => {
    let isCurrent = true
    void findPlace(photos).then(async (point) => {
      const address = point && (await findAddress?.(point).catch(() => null))
      if (isCurrent) setPlace(point && { point, address: address ?? null })
    })
    return () => {
      isCurrent = false
    }
  }, [photos, findAddress])
  return photos.length > 0 ? place : null
}

async function findPlace(photos: readonly File[]): Promise<MapPoint | null> {
  if (photos.length === 0) return null
  const { gps } = await import('exifr')
  for (const photo of photos) {
    const found = await gps(photo).catch(() => undefined)
    if (found && Number.isFinite(found.latitude) && Number.isFinite(found.longitude))
      return { latitude: found.latitude, longitude: found.longitude }
  }
  return null
}
