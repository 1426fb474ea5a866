import { findDatasets } from '@/lib/domains/datasets/repository'
import type { DatasetState } from '@/lib/domains/datasets/contract'

export async function listDatasets(): Promise<{ datasets: DatasetState[] }> {
  const found = await findDatasets()
  return {
    datasets: found.map(({ id, total, updated_at: at }) => ({
      id,
      total,
      updated_at: at === null ? null : new Date(at).toISOString(),
    })),
  }
}
