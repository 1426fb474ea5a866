import type { Operation } from '@/lib/contract/operation'
import type { Dataset } from '@/lib/domains/datasets/define-dataset'
import { datasets } from '@/lib/domains/operations'
import { getTourismSection } from '@/lib/domains/tourism/contract'
import { tourismDatasetAt } from '@/lib/domains/tourism/dataset'

const byPath = new Map(datasets.map((dataset) => [dataset.path, dataset]))
const tourismPath = new RegExp(`^${getTourismSection.path.replace('{link}', '([a-z0-9][a-z0-9-]{0,59})')}$`)

export function findDataset(path: string): Dataset | undefined {
  const link = tourismPath.exec(path)?.[1]
  return byPath.get(path) ?? (link ? tourismDatasetAt(link) : undefined)
}

/** Returns the dataset of a list operation. One tourism section represents all. */
export function findListDataset({ id, method, path }: Operation): Dataset | undefined {
  const dataset = findDataset(path.replace('{link}', 'sights'))
  return method === 'GET' && dataset?.operation.id === id ? dataset : undefined
}
