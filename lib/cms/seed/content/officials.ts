import type { SeedOfficial } from '@/lib/cms/seed/content/government-shapes'
import { administrationOfficials } from '@/lib/cms/seed/content/officials-administration'
import { departmentOfficials } from '@/lib/cms/seed/content/officials-departments'
import { institutionOfficials } from '@/lib/cms/seed/content/officials-institutions'
import { officeOfficials } from '@/lib/cms/seed/content/officials-offices'

/** In order of seniority. */
export const demoOfficials: SeedOfficial[] = [
  ...administrationOfficials,
  ...departmentOfficials,
  ...officeOfficials,
  ...institutionOfficials,
]
