import type { FeatureCollection } from 'geojson'
import type { SeedText } from '@/lib/cms/seed/content/shapes'
import type { MapSheet } from '@/lib/cms/seed/drawing/draw-map-sheet'

export interface SeedSign {
  title: string
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
  value?: string | undefined
}

interface SharedMap {
  category: string
  title: string
  lead: string
  body: SeedText
  /** Title of the act in the register. */
  act?: string
  origin: string
  daysAgo: number
}

export type SeedCityMap = SharedMap &
  (
    | { kind: 'image'; sheet: () => MapSheet }
    | { kind: 'pdf'; file: string; sheets: readonly (() => MapSheet)[]; legend: readonly SeedSign[] }
    | {
        kind: 'geojson'
        file: string
        data: () => FeatureCollection
        property: string
        legend: readonly SeedSign[]
        /** What the card shows. */
        sheet: () => MapSheet
      }
  )
