import { findDatasets } from '@/lib/domains/datasets/repository'
import type { DatasetState } from '@/lib/domains/datasets/contract'

/** Says how much each dataset of open data holds and how fresh it is. */
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
