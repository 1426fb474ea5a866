import { findLookers, findOthers, saveOpening } from '@/lib/domains/desk/openings-repository'
import type { DeskSubject, Looker } from '@/lib/domains/desk/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** Notes that this person looks at a card now, and returns who else does. */
export async function noteOpening(subject: DeskSubject, { user }: StaffCall): Promise<Looker[]> {
  const staffId = Number(user?.id)
  await saveOpening(subject, staffId)
  const others = await findOthers(subject, staffId)
  return others.map(({ name, is_first: isFirst }) => ({ name, isFirst }))
}

/** Returns the names of the others who look at these things now, by number. */
export async function listLookers(
  kind: DeskSubject['kind'],
  ids: readonly number[],
  { user }: StaffCall,
): Promise<Record<number, string>> {
  const lookers: Record<number, string> = {}
  for (const { id, name } of await findLookers(kind, ids, Number(user?.id)))
    lookers[id] = lookers[id] ? `${lookers[id]}, ${name}` : name
  return lookers
}
