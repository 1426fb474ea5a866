import { demoCity } from '@/lib/package/demo-city'
import type { ActSeries } from '@/lib/package/folder/shapes/act-series-shape'

type Name = ActSeries['series']
type Rows<Series extends Name> = Extract<ActSeries, { series: Series }>['rows']

/** An act of a series as the folder tells what is its own. */
export type SeriesRow<Series extends Name> = Rows<Series>[number]

/** The acts of a series in the order of the folder. */
export function seriesRows<Series extends Name>(name: Series): SeriesRow<Series>[] {
  const series = demoCity().actSeries.filter((one) => one.series === name)
  return series.flatMap(({ rows }) => rows as SeriesRow<Series>[]) // the name tells the shape of the rows
}
