import { formatHours } from '@/lib/content/read/reception-line'
import type { CityContents } from '@/lib/content/read/content-kinds'
import type { SeedOrganization } from '@/lib/content/read/shapes/government-shapes'
import type { SeedDutyService, SeedReferenceTopic } from '@/lib/content/read/shapes/site-shapes'

type Topic = Pick<SeedReferenceTopic, 'title' | 'entries'>

/** Returns the directory: own rows, duty services and organisations, so that each number is stated once. */
export function buildReference({ referenceTopics, dutyServices, organizations }: CityContents): Topic[] {
  return referenceTopics.map(({ title, dutyServices: kinds = [], sphere, entries }) => ({
    title,
    entries: [
      ...dutyServices.filter(({ kind }) => kinds.includes(kind)).map(dutyEntry),
      ...organizations.filter((one) => sphere !== undefined && one.sphere === sphere).map(organizationEntry),
      ...entries,
    ],
  }))
}

function dutyEntry({ title, phones, address, hours, note }: SeedDutyService) {
  return { title, phones, address, hours: hours ? formatHours(hours) : 'круглосуточно', note }
}

function organizationEntry({ title, phones, address, email, site, hours, hoursNote }: SeedOrganization) {
  return { title, phones, address, email, url: site, hours: hours ? formatHours(hours) : undefined, note: hoursNote }
}
