import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import { deleteReturnedRow, findReturned, findSecondsLeft, findWaiting } from '@/lib/domains/desk/moves-repository'
import type { PendingMove, MoveSubject, ReturnedMove, Undo } from '@/lib/domains/desk/shapes'
import { inRequest } from '@/lib/platform/database/payload-client'
import { staffRefusal, type SaveRequest, type StaffCall } from '@/lib/platform/payload/staff-request'
import { wasPending } from '@/lib/platform/workflow/pending-move'

/** Refuses a move of the staff with 409 while another one of the same thing waits. */
export async function refuseWhilePending(subject: MoveSubject, req: SaveRequest): Promise<void> {
  if (wasPending(req) || req.user?.collection !== 'staff') return
  const [pending] = await inRequest(req, () => findWaiting(subject.kind, [subject.id]))
  if (pending) throw pendingRefusal(pending.who)
}

export function pendingRefusal(who: string): Error {
  return staffRefusal(`Это уже решает сотрудник: ${who}. Решение исполнится через несколько секунд.`, 409)
}

/** Returns who decides on these things at the moment, by their numbers. */
export async function listPending(
  kind: MoveSubject['kind'],
  ids: readonly number[],
  { user }: StaffCall,
): Promise<Record<number, PendingMove>> {
  const rows = await findWaiting(kind, ids)
  return Object.fromEntries(
    rows.map(({ id, who, staff_id: by, press, action, seconds }) => [
      id,
      {
        who,
        decision: deskKinds[kind].workflow.getLabel(action as never),
        seconds,
        undo: by === user?.id && seconds > 0 ? { press, seconds } : null,
      },
    ]),
  )
}

/** «Решается: Иванова — «Опубликовать»». */
export function describePending({ who, decision }: PendingMove): string {
  return `Решается: ${who} — «${decision}»`
}

/** Returns the press if this person can still undo it. */
export async function findUndo(press: string, { user }: StaffCall): Promise<Undo | null> {
  const seconds = await findSecondsLeft(press, Number(user?.id))
  return seconds > 0 ? { press, seconds } : null
}

/** Lists what this person pressed and undid, or the portal refused later: all of it, or about one thing. */
export async function listReturned({ user }: StaffCall, subject?: MoveSubject): Promise<ReturnedMove[]> {
  const rows = await findReturned(Number(user?.id), subject)
  return rows.map(({ id, kind, subject_id: number, refusal, move }) => ({
    id,
    subject: { kind, id: number },
    action: move.action,
    refusal,
    text: [move.reportText ?? move.answerText, move.note].filter(Boolean).join('\n'),
  }))
}

export function forgetReturned(id: number, { user }: StaffCall): Promise<void> {
  return deleteReturnedRow(id, Number(user?.id))
}
