import 'server-only'
import { readShared } from '@/lib/page-data/call-operation'
import { datasets } from '@/lib/domains/operations'
import type { Dataset } from '@/lib/domains/datasets/define-dataset'
import { tourismDataset } from '@/lib/domains/tourism/dataset'
import { listDatasets } from '@/lib/domains/datasets/contract'
import { listTourismSections } from '@/lib/domains/tourism/contract'

export interface PublishedDataset extends Dataset {
  total: number
  updatedAt: string | null
}

export async function getDatasets(): Promise<PublishedDataset[]> {
  const [answer, tourism] = await Promise.all([readShared(listDatasets), readShared(listTourismSections)])
  const states = new Map(answer?.datasets.map((state) => [state.id, state]))
  return [...datasets, ...(tourism?.sections ?? []).map(tourismDataset)].flatMap((dataset) => {
    const state = states.get(dataset.id)
    return state && state.total > 0 ? [{ ...dataset, total: state.total, updatedAt: state.updated_at }] : []
  })
}
