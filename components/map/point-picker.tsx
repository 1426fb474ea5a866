'use client'

import dynamic from 'next/dynamic'
import { MapBoundary, MapSkeleton } from '@/components/map/map-placeholder'
import { useMapServices } from '@/components/map/map-provider'
import { hasMap } from '@/components/map/tiles'
import type { PointPickerProps } from '@/components/map/picker-panel'

const PickerPanel = dynamic(async () => (await import('@/components/map/picker-panel')).PickerPanel, {
  ssr: false,
  loading: MapSkeleton,
})

/** Shows nothing if there is no map: the address says where. */
export function PointPicker(props: PointPickerProps) {
  const { settings } = useMapServices()
  if (!hasMap(settings)) return null
  return (
    <div className="relative isolate h-80 overflow-hidden rounded-card bg-brand-tint sm:h-96">
      <MapBoundary>
        <PickerPanel {...props} />
      </MapBoundary>
    </div>
  )
}
