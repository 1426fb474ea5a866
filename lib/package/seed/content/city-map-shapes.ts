import type { Feature, FeatureCollection } from 'geojson'
import type { MarkedText } from '@/lib/platform/documents/papers/paper'

export interface SeedSign {
  title: string
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
  value?: string | undefined
}

/** A sign of a drawn sheet. */
export interface SheetSign {
  title: string
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
  /** What of the sheet's own features this sign draws. */
  features: readonly Feature[]
}

/** What a drawn sheet of the city shows. */
export interface MapSheet {
  title: string
  note: string
  /** West, south, east, north, degrees. */
  frame: readonly [number, number, number, number]
  signs: readonly SheetSign[]
  /** Names written on the sheet. */
  labels?: readonly { text: string; longitude: number; latitude: number }[]
  withHouses?: boolean
}

interface SharedMap {
  category: string
  title: string
  lead: string
  body: MarkedText
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
