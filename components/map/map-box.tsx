import type { Ref } from 'react'
import { classNames } from '@/components/ui/class-names'
import { mapName } from '@/components/map/map-view'

interface MapBoxProps {
  label: string
  className?: string
  ref: Ref<HTMLDivElement>
}

export function MapBox({ label, className, ref }: MapBoxProps) {
  return (
    <div
      ref={ref}
      role="application"
      aria-label={mapName(label)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is moved by the keyboard, so it takes the focus
      tabIndex={0}
      className={classNames('absolute inset-0 focus-visible:-outline-offset-4', className)}
    />
  )
}
