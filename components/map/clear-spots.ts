import { clearClusters, type PixelBox } from '@/components/map/clear-clusters'
import { pinBox } from '@/components/map/chosen-pin'
import { clusterSize } from '@/components/map/cluster-ring'
import { SIZE_PX } from '@/components/map/marker-element'
import { SIGN_PX } from '@/components/map/sign-shapes'
import type { Spot } from '@/components/map/place-groups'
import { worldPixel } from '@/components/map/web-mercator'

interface Drawing {
  zoom: number
  /** The side of a marker's hit area. */
  size: number
  names: readonly PixelBox[]
}

/** Says of each spot how far its marker is drawn aside, because of the chosen place and of names. */
export function clearSpots(spots: readonly Spot[], { zoom, size, names }: Drawing): Spot[] {
  const scale = size / SIZE_PX
  const chosen = spots.find(({ isActive }) => isActive)
  const kept = chosen ? [...names, pinBox(worldPixel(chosen, zoom), scale)] : names
  const marks = spots.map((spot) => {
    const isCluster = spot.cluster !== null
    const side = isCluster ? clusterSize(spot.count) : SIGN_PX
    return { ...worldPixel(spot, zoom), radius: (side / 2) * scale, isCluster }
  })
  const shifts = clearClusters(marks, kept)
  return spots.map((spot, index) => ({ ...spot, shift: shifts[index] ?? [0, 0] }))
}
