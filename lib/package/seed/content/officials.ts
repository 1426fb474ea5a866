import type { SeedOfficial } from '@/lib/package/seed/content/government-shapes'
import { administrationOfficials } from '@/lib/package/seed/content/officials-administration'
import { departmentOfficials } from '@/lib/package/seed/content/officials-departments'
import { institutionOfficials } from '@/lib/package/seed/content/officials-institutions'
import { officeOfficials } from '@/lib/package/seed/content/officials-offices'

/** In order of seniority. */
export const demoOfficials: SeedOfficial[] = [
  ...administrationOfficials,
  ...departmentOfficials,
  ...officeOfficials,
  ...institutionOfficials,
]
