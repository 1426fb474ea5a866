import { registerActs } from '@/lib/package/seed/content/documents-drafts'
import { cityRuleActs } from '@/lib/package/seed/content/documents-rules-city'
import { officeActs } from '@/lib/package/seed/content/documents-rules-offices'
import { planningActs } from '@/lib/package/seed/content/documents-rules-planning'
import { governanceActs } from '@/lib/package/seed/content/documents-rules-power'
import { residentActs } from '@/lib/package/seed/content/documents-rules-residents'
import { seriesActs } from '@/lib/package/seed/content/documents-series'
import type { SeedDocument } from '@/lib/package/folder/shapes/service-shapes'

const register = registerActs([
  ...cityRuleActs,
  ...governanceActs,
  ...planningActs,
  ...residentActs,
  ...officeActs,
  ...seriesActs,
])

/** The register of acts, newest first. */
export const demoDocuments: SeedDocument[] = register.documents

/** The number of the act that others know by this key. */
export const actNumber = register.numberOf
