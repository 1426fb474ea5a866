import { findFigures } from '@/lib/domains/claims/figures/repository'
import type { DepartmentFigures } from '@/lib/domains/claims/lists-contract'

/** Returns figures of every department that has claims, the one with most claims first; days are rounded. */
export async function getFigures(): Promise<{ departments: DepartmentFigures[] }> {
  const found = await findFigures()
  return {
    departments: found.map(({ id, title, median_days: days, ...counts }) => ({
      department: { id, title },
      median_days: days === null ? null : Math.round(days),
      ...counts,
    })),
  }
}
