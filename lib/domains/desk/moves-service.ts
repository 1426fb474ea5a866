import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import { forgetDrafts, readDrafts, saveDrafts } from '@/lib/domains/desk/drafts-service'
import { pendingRefusal } from '@/lib/domains/desk/pending-service'
import * as repository from '@/lib/domains/desk/moves-repository'
import { refuseWhileWritten, releaseCard } from '@/lib/domains/desk/openings-service'
import { ANSWER_DRAFT, hasDraft, isAnswer, nameDraft } from '@/lib/domains/desk/rules'
import type { DeskMove, DeskSubject, Drafts, MovedItems, MoveSubject, SeenItem } from '@/lib/domains/desk/shapes'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { isConflict, readRefusal, staffRefusal, type StaffCall } from '@/lib/platform/payload/staff-request'
import { tryMove, withPressTime } from '@/lib/platform/workflow/pending-move'
import { internalHeaders } from '@/lib/runtime/internal-headers'

const makeMove = ({ kind, id }: MoveSubject, move: DeskMove, call: StaffCall) =>
  deskKinds[kind].move(id, move as never, call)

/** A correction speaks to nobody, and the publication follows it on the same card. */
const AT_ONCE = ['correct']
const FAULT = 'Портал не смог исполнить решение. Попробуйте ещё раз.'

/** A press that can be undone, on one thing or many. */
export interface Press {
  id: string
  call: StaffCall
  /** What else its undone form must hold. */
  drafts?: Drafts
}

/**
 * Checks a move and queues it while it can be undone, or makes it at once. Returns whether it is pending. Throws
 * Payload's errors; an answer that comes too late is kept as a draft.
 */
export async function pressMove(subject: MoveSubject, move: DeskMove, press: Press): Promise<boolean> {
  const { call } = press
  const isAtOnce = AT_ONCE.includes(move.action)
  const isPending = env.DESK_UNDO_SECONDS > 0 && !isAtOnce
  try {
    await refuseWhileWritten(subject, call)
    if (isPending) await tryMove(call, (trial) => makeMove(subject, move, trial))
    // one transaction: a fault reports that nothing is saved
    await inTransaction(async () => {
      await (isPending ? queueMove(subject, move, press) : makeNow(subject, move, call))
      if (!isAtOnce) await repository.deleteReturned(subject, Number(call.user?.id))
      await releaseCard(subject, call)
    })
  } catch (error) {
    if (isConflict(error)) await keepText(subject, move, call)
    throw error
  }
  return isPending
}

/**
 * Presses the same move for each, apart from the others: what is done stays done if the next is refused or the process
 * dies. After a fault the rest is refused, so that what is done can be undone. Returns whether any of them is pending,
 * too. Throws a fault if nothing is done.
 */
export async function pressEach(
  kind: MoveSubject['kind'],
  items: readonly SeenItem[],
  move: DeskMove,
  press: Press,
): Promise<MovedItems & { isPending: boolean }> {
  const moved: MovedItems = { done: [], refused: [] }
  let isPending = false
  for (const [index, { id, updatedAt }] of items.entries()) {
    try {
      await refuseUnseenFiles({ kind, id }, move, press.call)
      const one = { ...move, updatedAt }
      isPending = (await pressMove({ kind, id }, one, press)) || isPending
      moved.done.push(id)
    } catch (error) {
      const message = readRefusal(error)
      if (message !== null) {
        moved.refused.push({ id, message })
        continue
      }
      if (moved.done.length === 0) throw error
      log.error({ err: error }, 'Решение о многих прервано сбоем')
      moved.refused.push(...items.slice(index).map((item) => ({ id: item.id, message: FAULT })))
      break
    }
  }
  return { ...moved, isPending }
}

async function refuseUnseenFiles({ kind, id }: MoveSubject, { action }: DeskMove, call: StaffCall): Promise<void> {
  const refusal = action === 'publish' ? await deskKinds[kind].findUnseenFiles?.(id, call) : null
  if (refusal) throw staffRefusal(refusal, 409)
}

async function makeNow(subject: MoveSubject, move: DeskMove, call: StaffCall): Promise<void> {
  await makeMove(subject, move, call)
  await forgetText(subject, move, call)
}

async function keepText(subject: MoveSubject, move: DeskMove, call: StaffCall): Promise<void> {
  const text = move.reportText ?? move.answerText
  if (text && hasDrafts(subject) && isAnswer(move.action)) await saveDrafts(subject, { [ANSWER_DRAFT]: text }, call)
}

async function forgetText(subject: MoveSubject, { action }: DeskMove, call: StaffCall): Promise<void> {
  if (hasDrafts(subject)) await forgetDrafts(subject, action, call)
}

/** Moves of comments ask for no words. */
function hasDrafts(subject: MoveSubject): subject is DeskSubject {
  return deskKinds[subject.kind].subject === subject.kind
}

async function queueMove(subject: MoveSubject, move: DeskMove, { id: press, call, drafts = {} }: Press): Promise<void> {
  const entries = Object.entries(move)
  const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File)
  const fields = Object.fromEntries(entries.filter(([, value]) => !(value instanceof File))) as unknown as DeskMove
  const id = await repository.insertMove({
    subject,
    move: fields,
    press,
    staffId: Number(call.user?.id),
    address: call.headers.get(internalHeaders.clientAddress),
    seconds: env.DESK_UNDO_SECONDS,
  })
  if (id === null) {
    const [pending] = await repository.findWaiting(subject.kind, [subject.id])
    throw pendingRefusal(pending?.who ?? 'коллега')
  }
  for (const [field, file] of files) {
    const content = Buffer.from(await file.arrayBuffer())
    await repository.insertFile(id, { field, name: file.name, type: file.type, content })
  }
  if (hasDrafts(subject)) await saveDrafts(subject, drafts, call)
  await keepText(subject, move, call)
}

interface UndonePress {
  undone: MoveSubject[]
  /** Something of it came back to «Мой стол». */
  isReturned: boolean
}

/**
 * Undoes all of a press that is not carried out. What was typed is in the form of the card again. Files, and words for
 * many things, come back to the mover, once, since all moves of a press have the same.
 */
export function undoPress(press: string, call: StaffCall): Promise<UndonePress> {
  const staffId = Number(call.user?.id)
  return inTransaction(async () => {
    const rows = await repository.lockPress(press, staffId)
    const lost = rows.find((row) => row.has_files || (rows.length > 1 && Object.keys(toDrafts(row.move)).length > 0))
    if (rows[0] && rows.length === 1) await keepWords(rows[0], call)
    if (lost) await repository.returnMove(lost.id, 'Вы отменили решение.')
    await repository.deletePress(press, staffId)
    return { undone: rows.map(({ kind, subject_id: id }) => ({ kind, id })), isReturned: lost !== undefined }
  })
}

/** Drafts that scripts have kept are more exact: they tell a chosen reason from the words that follow it. */
async function keepWords({ kind, subject_id: id, move }: repository.PressedRow, call: StaffCall): Promise<void> {
  const subject = { kind, id }
  if (!hasDrafts(subject) || hasDraft(move.action, await readDrafts(subject, call))) return
  await saveDrafts(subject, toDrafts(move), call)
}

/** Words of a move but for an answer, which is a draft since the press. */
function toDrafts({ action, note, reportText, answerText }: DeskMove): Drafts {
  const texts = isAnswer(action) ? { note } : { note, reportText, answerText }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text ? [[nameDraft(action, field), text]] : [])),
  )
}

/**
 * Erases moves about an account's things. Claims and ideas stay without their author, so a decision about them that
 * waits comes back to its mover, who was told that it is made.
 */
export async function eraseMoves(residentId: number): Promise<void> {
  await repository.deleteMovesAbout(residentId)
  for (const { id } of await repository.lockWaitingAbout(residentId))
    await repository.returnMove(id, 'Автор удалил учётную запись. Решите ещё раз.')
}

/** Moves of one run: other jobs wait for it. */
const DUE_AT_ONCE = 50

/** Carries out what can no longer be undone; each in a transaction of its own, so a killed process loses and doubles nothing. */
export async function runDueMoves(): Promise<void> {
  for (const { id } of await repository.findDue(DUE_AT_ONCE)) {
    try {
      await inTransaction(() => carryOut(id))
    } catch (error) {
      await returnOrRetry(id, error)
    }
  }
}

async function returnOrRetry(id: number, error: unknown): Promise<void> {
  const refusal = readRefusal(error)
  if (refusal !== null) return repository.returnMove(id, refusal)
  log.error({ err: error, job: 'moves of the desk' }, 'Решение не исполнено, портал попробует ещё раз')
  if (!(await repository.putOff(id))) await repository.returnMove(id, FAULT)
}

async function carryOut(id: number): Promise<void> {
  const pending = await repository.lockMove(id)
  if (!pending) return
  if (pending.is_blocked) throw staffRefusal('Вход сотрудника закрыт.', 403)
  const files = (await repository.findFiles(id)).map(({ field, name, type, content }) => [
    field,
    new File([new Uint8Array(content)], name, { type }),
  ])
  const subject = { kind: pending.kind, id: pending.subject_id }
  const headers = new Headers(pending.address ? { [internalHeaders.clientAddress]: pending.address } : {})
  const call = { user: await repository.findMover(pending.staff_id), headers }
  const move = { ...pending.move, ...(Object.fromEntries(files) as object) }
  await makeMove(subject, move, withPressTime(call, new Date(pending.pressed_at)))
  await repository.deleteMove(id)
  await forgetText(subject, move, call)
}
