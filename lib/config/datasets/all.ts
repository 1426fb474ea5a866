import type { Dataset } from '@/lib/config/datasets/dataset'
import * as government from '@/lib/config/datasets/government'
import * as participation from '@/lib/config/datasets/participation'
import * as publications from '@/lib/config/datasets/publications'
import * as services from '@/lib/config/datasets/services'
import { mapsDataset, tourismDatasetAt } from '@/lib/config/datasets/visitors'
import { paths } from '@/lib/config/paths'
import { getTourismSection } from '@/lib/contract/tourism'

/** Lists that are there in every city; sections for visitors come from the office. */
export const datasets: readonly Dataset[] = [
  ...Object.values(publications),
  ...Object.values(services),
  ...Object.values(government),
  ...Object.values(participation),
  mapsDataset,
]

const byPath = new Map(datasets.map((dataset) => [dataset.path, dataset]))
const tourismPath = new RegExp(`^${getTourismSection.path.replace('{link}', '([a-z0-9][a-z0-9-]{0,59})')}$`)

/** The dataset that a call's path gives; undefined where the call gives none. */
export function datasetAt(path: string): Dataset | undefined {
  const link = tourismPath.exec(path)?.[1]
  return byPath.get(path) ?? (link ? tourismDatasetAt(link) : undefined)
}

export interface Download {
  title: string
  type: string
  href: string
}

const files = {
  csv: { title: 'CSV', type: 'text/csv' },
  json: { title: 'JSON', type: 'application/json' },
  geojson: { title: 'GeoJSON', type: 'application/geo+json' },
} as const

/** Files of a dataset, narrowed by the filter of its call; `page` of a list counts for nothing in a file. */
export function downloadsOf({ path, formats }: Dataset, filter: object = {}): Download[] {
  const said = Object.entries(filter).flatMap(([name, value]: [string, unknown]) =>
    name !== 'page' && value !== undefined && value !== null && value !== '' ? [[name, String(value)]] : [],
  )
  const query = new URLSearchParams(said).toString()
  return formats.map((format) => ({ ...files[format], href: paths.datasetFile(path, format, query) }))
}
