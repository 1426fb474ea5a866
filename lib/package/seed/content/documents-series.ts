import type { ActDraft } from '@/lib/package/folder/shapes/act-draft-shape'
import { awardActs } from '@/lib/package/seed/content/documents-series-awards'
import { budgetActs } from '@/lib/package/seed/content/documents-series-budget'
import { commissionActs } from '@/lib/package/seed/content/documents-series-commissions'
import { hearingActs } from '@/lib/package/seed/content/documents-series-hearings'
import { landActs } from '@/lib/package/seed/content/documents-series-land'
import { priceActs } from '@/lib/package/seed/content/documents-series-prices'
import { regulationActs } from '@/lib/package/seed/content/documents-series-regulations'
import { roadActs } from '@/lib/package/seed/content/documents-series-roads'
import { safetyActs } from '@/lib/package/seed/content/documents-series-safety'
import { seasonActs } from '@/lib/package/seed/content/documents-series-seasons'

const OLDEST_KEPT = 2200

/** The acts every city signs again and again; those the calendar has not reached yet are left out. */
export const seriesActs: ActDraft[] = [
  ...budgetActs,
  ...seasonActs,
  ...roadActs,
  ...landActs,
  ...priceActs,
  ...commissionActs,
  ...awardActs,
  ...hearingActs,
  ...safetyActs,
  ...regulationActs,
].filter((act) => act.daysAgo > 0 && act.daysAgo <= OLDEST_KEPT)
