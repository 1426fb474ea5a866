import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { claimLife, type ClaimAction } from '@/lib/domains/claims/actions'
import { factsOf } from '@/lib/domains/claims/hooks/claim-facts'
import { changesOf } from '@/lib/domains/claims/hooks/claim-changes'
import { claimHistoryRow, correctionOf } from '@/lib/domains/claims/hooks/claim-history-row'
import { photosOff } from '@/lib/domains/claims/hooks/claim-photos'
import { doubtsAbout } from '@/lib/domains/claims/hooks/doubt-photo'
import { refuseOvertaken } from '@/lib/platform/saves/refuse-overtaken'
import { routeByTheme } from '@/lib/platform/saves/route-by-theme'
import { rolesOf } from '@/lib/platform/access/roles'
import { idOf } from '@/lib/platform/payload/id-of'
import { makeMove } from '@/lib/platform/workflow/make-move'
import type { Claim } from '@/lib/platform/payload/payload-types'
import { env } from '@/lib/config/env'
import type { ClaimCode } from '@/lib/domains/claims/states'
import { isoDay } from '@/lib/time/dates'

interface Wish {
  action?: ClaimAction | null
  note?: string | null
  newDeadline?: string | null
  sendAnyway?: boolean | null
}

const quietActions: readonly ClaimAction[] = ['showPhoto', 'hideComment']
/** The history field holds no more. */
const LONGEST_NOTE = 4_000

const overtaken = {
  table: 'claims',
  words: 'Пока вы правили, заявка изменилась: её автор оценил ответ или её изменили коллеги.',
}

/** Carries out the action that staff chose in «Действие»: only moves of product.md 6, with what each requires. */
export const moveClaim: CollectionBeforeChangeHook<Claim> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || req.payloadAPI === 'local') return data
  await refuseOvertaken(overtaken, originalDoc, req)
  const { action, note, newDeadline, sendAnyway, ...changed } = data as Partial<Claim> & Wish
  const route = await routeByTheme('claim-categories', { before: originalDoc, changed }, req)
  const rest = { ...changed, ...route, ...keptOf(originalDoc, changed, action) }
  const claim = { ...originalDoc, ...rest }
  photosOff.note({ before: originalDoc, after: rest }, req)
  if (!action) {
    claimHistoryRow.note(correctionOf(originalDoc, claim, req), req)
    return rest
  }
  const state = Number(originalDoc.code) as ClaimCode
  const given = await givenBy(action, { claim: { ...claim, code: originalDoc.code }, note, newDeadline }, req)
  const step = makeMove(claimLife, action, { state, roles: rolesOf(req), given }, req)
  const warning = action === 'answer' ? await warn(claim, sendAnyway ?? false, req) : null
  const noted = noteOf(action, claim, note)
  const after = { ...rest, ...(await changesOf(action, claim, { before: originalDoc, newDeadline, note: noted }, req)) }
  photosOff.note({ before: originalDoc, after }, req)
  claimHistoryRow.note({ ...step, note: noted, warning, isQuiet: quietActions.includes(action) }, req)
  return { ...after, code: String(step.to) as Claim['code'] }
}

/** Warns of a doubtful photo before the answer is sent; if it is sent anyway, the history keeps the warning. */
async function warn(claim: Claim, isSentAnyway: boolean, req: PayloadRequest): Promise<string | null> {
  const doubts = await doubtsAbout(claim, req)
  if (doubts.length === 0) return null
  const found = `Фотография после: ${doubts.join('; ')}`
  if (isSentAnyway) return found
  const message = `${found}. Замените её или отметьте «Отправить всё равно».`
  throw new ValidationError({ errors: [{ path: 'sendAnyway', message }], req })
}

/** Photos can only be removed, a published claim keeps its category, and only the merge action sets `mergedInto`. */
function keptOf(before: Claim, changed: Partial<Claim>, action: Wish['action']): Partial<Claim> {
  const had = (before.photos ?? []).map((photo) => idOf(photo))
  return {
    ...(changed.photos && { photos: changed.photos.filter((photo) => had.includes(idOf(photo))) }),
    ...(changed.verdictPhoto && { verdictPhoto: before.verdictPhoto }),
    ...(before.publishedAt && !idOf(changed.category) && { category: before.category }),
    ...(action !== 'merge' && { mergedInto: before.mergedInto }),
  }
}

interface Asked {
  claim: Claim
  note?: string | null
  newDeadline?: string | null
}

async function givenBy(action: ClaimAction, { claim, note, newDeadline }: Asked, req: PayloadRequest) {
  return {
    ...factsOf(claim),
    note: note?.trim() ?? '',
    reportText: claim.reportText?.trim() ?? '',
    newDeadline: newDeadline ? isoDay(newDeadline, env.TIME_ZONE) : null,
    deadline: claim.deadlineDate ? isoDay(claim.deadlineDate, env.TIME_ZONE) : null,
    mergedInto: action === 'merge' ? await findTarget(claim, req) : null,
    category: idOf(claim.category),
    department: idOf(claim.department),
  }
}

/** Returns the merge target. If it is not public or is the claim itself, `isPublic` is false: the move is refused. */
async function findTarget({ id, mergedInto }: Claim, req: PayloadRequest) {
  const target = idOf(mergedInto)
  if (target === null) return null
  const found = await req.payload.findByID({ collection: 'claims', id: target, depth: 0, disableErrors: true, req })
  const isPublic = Boolean(found?.publishedAt && found.category && !found.mergedInto && found.code !== '5')
  return { id: target, isPublic: isPublic && target !== id }
}

/** The history keeps the text of every answer, because «не решено» clears it in the claim. */
function noteOf(action: ClaimAction, { reportText }: Claim, note: Wish['note']): string {
  const lines = [note?.trim(), action === 'answer' ? reportText?.trim() : null]
  return lines.filter(Boolean).join('\n').slice(0, LONGEST_NOTE)
}
