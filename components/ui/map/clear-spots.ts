import { clearClusters, type PixelBox } from '@/components/ui/map/clear-clusters'
import { pinBox } from '@/components/ui/map/chosen-pin'
import { SIZE_PX, spotSize } from '@/components/ui/map/marker-element'
import { SIGN_PX } from '@/components/ui/map/sign-shapes'
import type { Spot } from '@/components/ui/map/place-groups'
import { worldPixel } from '@/components/ui/map/web-mercator'

interface Drawing {
  zoom: number
  /** The side of a marker's hit area. */
  size: number
  names: readonly PixelBox[]
}

/** Moves clusters aside of the chosen place and of names; a moved one is another spot, because its marker is put anew. */
export function clearSpots(spots: readonly Spot[], { zoom, size, names }: Drawing): Spot[] {
  const scale = size / SIZE_PX
  const chosen = spots.find(({ isActive }) => isActive)
  const kept = chosen ? [...names, pinBox(worldPixel(chosen, zoom), scale)] : names
  const marks = spots.map((spot) => {
    const isCluster = spot.cluster !== null
    const radius = isCluster ? spotSize(spot, size) / 2 : (SIGN_PX / 2) * scale
    return { ...worldPixel(spot, zoom), radius, isCluster }
  })
  const shifts = clearClusters(marks, kept)
  return spots.map((spot, index) => shifted(spot, shifts[index]))
}

function shifted(spot: Spot, shift: Spot['shift']): Spot {
  if (!shift?.some((pixels) => pixels !== 0)) return spot
  return { ...spot, shift, key: `${spot.key} ${shift.map(Math.round).join(' ')}` }
}
