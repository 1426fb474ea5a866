'use client'

import dynamic from 'next/dynamic'
import { MapBoundary, MapSkeleton } from '@/components/map/map-placeholder'
import type { PointPickerProps } from '@/components/map/picker-panel'

const PickerPanel = dynamic(async () => (await import('@/components/map/picker-panel')).PickerPanel, {
  ssr: false,
  loading: MapSkeleton,
})

export function PointPicker(props: PointPickerProps) {
  return (
    <div className="relative isolate h-80 overflow-hidden rounded-card bg-brand-tint sm:h-96">
      <MapBoundary>
        <PickerPanel {...props} />
      </MapBoundary>
    </div>
  )
}
