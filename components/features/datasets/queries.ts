import 'server-only'
import { read } from '@/lib/api/server'
import { datasets } from '@/lib/config/datasets/all'
import type { Dataset } from '@/lib/config/datasets/dataset'
import { tourismDataset } from '@/lib/config/datasets/visitors'
import { listDatasets } from '@/lib/contract/datasets'
import { listTourismSections } from '@/lib/contract/tourism'

export interface PublishedDataset extends Dataset {
  total: number
  updatedAt: string | null
}

/** Datasets that hold something, with their size and freshness. */
export async function getDatasets(): Promise<PublishedDataset[]> {
  const [answer, tourism] = await Promise.all([read(listDatasets), read(listTourismSections)])
  const states = new Map(answer?.datasets.map((state) => [state.id, state]))
  return [...datasets, ...(tourism?.sections ?? []).map(tourismDataset)].flatMap((dataset) => {
    const state = states.get(dataset.id)
    return state && state.total > 0 ? [{ ...dataset, total: state.total, updatedAt: state.updated_at }] : []
  })
}
