'use client'

import dynamic from 'next/dynamic'
import type { PointPickerProps } from '@/components/ui/map/picker-panel'

const PickerPanel = dynamic(async () => (await import('@/components/ui/map/picker-panel')).PickerPanel, {
  ssr: false,
  loading: () => <p className="grid h-full place-items-center text-ink-soft">Загружаем карту…</p>,
})

/** A point on the map by click, drag or arrow keys, for forms: the address field of the form stays the main way. */
export function PointPicker(props: PointPickerProps) {
  return (
    <div className="relative isolate h-80 overflow-hidden rounded-card bg-brand-tint sm:h-96">
      <PickerPanel {...props} />
    </div>
  )
}
