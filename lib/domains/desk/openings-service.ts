import {
  deleteHolder,
  findLookers,
  findOtherHolder,
  findOthers,
  isOpened,
  saveHolder,
  saveOpening,
} from '@/lib/domains/desk/openings-repository'
import type { DeskSubject, Looker, MoveSubject } from '@/lib/domains/desk/shapes'
import { staffRefusal, type StaffCall } from '@/lib/platform/payload/staff-request'

/** Notes that this person looks at a card now, and returns who else does. */
export async function noteOpening(subject: DeskSubject, { user }: StaffCall): Promise<Looker[]> {
  const staffId = Number(user?.id)
  await saveOpening(subject, staffId)
  const others = await findOthers(subject, staffId)
  return others.map(({ name, is_first: isFirst, is_holder: isHolder }) => ({ name, isFirst, isHolder }))
}

/** True if this person has looked at the card lately. */
export function hasOpened(subject: DeskSubject, { user }: StaffCall): Promise<boolean> {
  return isOpened(subject, Number(user?.id))
}

/** Lets this person decide instead of whoever writes the answer now. */
export function takeCard(subject: MoveSubject, { user }: StaffCall): Promise<void> {
  return saveHolder(subject, Number(user?.id))
}

/** Notes that this person writes the answer, unless another one does. */
export async function noteWriting(subject: MoveSubject, call: StaffCall): Promise<void> {
  if ((await findOtherHolder(subject, Number(call.user?.id))) === null) await takeCard(subject, call)
}

export function releaseCard(subject: MoveSubject, { user }: StaffCall): Promise<void> {
  return deleteHolder(subject, Number(user?.id))
}

/** Refuses with 409 what is decided past the one who writes the answer. */
export async function refuseWhileWritten(subject: MoveSubject, { user }: StaffCall): Promise<void> {
  const holder = await findOtherHolder(subject, Number(user?.id))
  if (holder === null) return
  const words = `Ответ пишет сотрудник: ${holder}. Откройте карточку заново; чтобы решить самим, нажмите «Взять себе».`
  throw staffRefusal(`${words} Ваш ответ сохранён черновиком.`, 409)
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
