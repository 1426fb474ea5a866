import { deleteReturnedRow, findReturned, findWaiting, isWaiting } from '@/lib/domains/desk/moves-repository'
import type { HeldMove, MoveSubject, ReturnedMove } from '@/lib/domains/desk/shapes'
import { inRequest } from '@/lib/platform/database/payload-client'
import { staffRefusal, type SaveRequest, type StaffCall } from '@/lib/platform/payload/staff-request'
import { wasHeld } from '@/lib/platform/workflow/held-move'

/** Refuses a move of the staff with 409 while another one of the same thing waits. */
export async function refuseWhileHeld(subject: MoveSubject, req: SaveRequest): Promise<void> {
  if (wasHeld(req) || req.user?.collection !== 'staff') return
  const [held] = await inRequest(req, () => findWaiting(subject.kind, [subject.id]))
  if (held) throw heldRefusal(held.who)
}

export function heldRefusal(who: string): Error {
  return staffRefusal(`Это уже решает сотрудник: ${who}. Решение исполнится через несколько секунд.`, 409)
}

/** Returns who decides on these things at the moment, by their numbers. */
export async function listHeld(
  kind: MoveSubject['kind'],
  ids: readonly number[],
  { user }: StaffCall,
): Promise<Record<number, HeldMove>> {
  const rows = await findWaiting(kind, ids)
  return Object.fromEntries(
    rows.map(({ id, who, staff_id: by, press }) => [id, { who, press: by === user?.id ? press : null }]),
  )
}

/** True if this person's press can still be undone. */
export function canUndo(press: string, { user }: StaffCall): Promise<boolean> {
  return isWaiting(press, Number(user?.id))
}

/** Lists what this person pressed and the portal refused later. */
export async function listReturned({ user }: StaffCall): Promise<ReturnedMove[]> {
  const rows = await findReturned(Number(user?.id))
  return rows.map(({ id, kind, subject_id: number, refusal, move }) => ({
    id,
    subject: { kind, id: number },
    refusal,
    text: [move.reportText ?? move.answerText, move.note].filter(Boolean).join('\n'),
  }))
}

export function forgetReturned(id: number, { user }: StaffCall): Promise<void> {
  return deleteReturnedRow(id, Number(user?.id))
}
