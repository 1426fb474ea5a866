import { datasetTypes, type Dataset } from '@/lib/domains/datasets/lists/dataset'
import * as government from '@/lib/domains/datasets/lists/government'
import * as participation from '@/lib/domains/datasets/lists/participation'
import * as publications from '@/lib/domains/datasets/lists/publications'
import * as services from '@/lib/domains/datasets/lists/services'
import { mapsDataset, tourismDatasetAt } from '@/lib/domains/datasets/lists/visitors'
import { paths } from '@/lib/config/paths'
import type { Operation } from '@/lib/contract/operation'
import { getTourismSection } from '@/lib/domains/tourism/contract'

/** Every city has these lists; sections for visitors come from the office. */
export const datasets: readonly Dataset[] = [
  ...Object.values(publications),
  ...Object.values(services),
  ...Object.values(government),
  ...Object.values(participation),
  mapsDataset,
]

const byPath = new Map(datasets.map((dataset) => [dataset.path, dataset]))
const tourismPath = new RegExp(`^${getTourismSection.path.replace('{link}', '([a-z0-9][a-z0-9-]{0,59})')}$`)

/** Finds the dataset that a call's path gives; undefined where the call gives none. */
export function datasetAt(path: string): Dataset | undefined {
  const link = tourismPath.exec(path)?.[1]
  return byPath.get(path) ?? (link ? tourismDatasetAt(link) : undefined)
}

/** The dataset that a call gives; undefined for a call that gives none. A section for visitors stands for all of them. */
export function datasetOf({ id, method, path }: Operation): Dataset | undefined {
  const dataset = datasetAt(path.replace('{link}', 'sights'))
  return method === 'GET' && dataset?.operation.id === id ? dataset : undefined
}

interface Download {
  title: string
  type: string
  href: string
}

const titles = { csv: 'CSV', json: 'JSON', geojson: 'GeoJSON' } as const

/** Lists files of a dataset, narrowed by the filter of its call; `page` of a list counts for nothing in a file. */
export function downloadsOf({ path, formats }: Dataset, filter: object = {}): Download[] {
  const pairs = Object.entries(filter).flatMap(([name, value]: [string, unknown]) =>
    name !== 'page' && value !== undefined && value !== null && value !== '' ? [[name, String(value)]] : [],
  )
  const query = new URLSearchParams(pairs).toString()
  return formats.map((format) => ({
    ...{ title: titles[format], type: datasetTypes[format] },
    href: paths.datasetFile(path, format, query),
  }))
}
