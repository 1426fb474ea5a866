import type { Feature } from 'geojson'

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
  /** West, south, east, north, degrees. */
  frame: readonly [number, number, number, number]
  signs: readonly SheetSign[]
  /** Names written on the sheet. */
  labels?: readonly { text: string; longitude: number; latitude: number }[]
  withHouses?: boolean
  /** What stands above a sheet that is for a printer; the legend stands below. */
  printed?: { title: string; note: string }
  /** What its picture in a list shows, where that is not all that the signs draw. */
  cover?: MapSheet['frame']
}
