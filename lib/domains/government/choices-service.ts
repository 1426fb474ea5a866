import type { GroupedChoice } from '@/lib/contract/queue-shapes'
import { organizationKinds } from '@/lib/domains/government/contract'
import { findOrganizationChoices } from '@/lib/domains/government/repository'

/** Lists public organizations for the staff to choose from, by kind, those closest to the administration first. */
export async function listOrganizationChoices(): Promise<GroupedChoice[]> {
  const found = await findOrganizationChoices()
  return organizationKinds
    .toReversed()
    .flatMap(({ id: kind, title: group }) =>
      found.filter((one) => one.kind === kind).map(({ id, title }) => ({ id, title, group })),
    )
}
