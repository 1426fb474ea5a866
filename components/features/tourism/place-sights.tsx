import { PlaceMap } from '@/components/features/tourism/place-map'
import { PhotoSection } from '@/components/ui/photo-section'
import type { TourismItem } from '@/lib/domains/tourism/contract'

/** Draws what of a place is looked at: its photographs and its map. */
export function PlacePhotosAndMap({ item }: { item: TourismItem }) {
  const { gallery } = item
  return (
    <>
      <PhotoSection images={gallery} />
      <PlaceMap item={item} />
    </>
  )
}
