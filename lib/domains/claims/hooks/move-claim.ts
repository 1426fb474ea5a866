import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError, type SelectField } from 'payload'
import { claimWorkflow, type ClaimAction, type ClaimFacts } from '@/lib/domains/claims/actions'
import { getChanges, claimHistoryRow, findAnswerCorrection } from '@/lib/domains/claims/hooks/claim-changes'
import { removedPhotos, findPhotoDoubts } from '@/lib/domains/claims/hooks/claim-photos'
import type { Correction, CorrectionFields } from '@/lib/domains/desk/corrections/rules'
import { readCorrection } from '@/lib/domains/desk/corrections/service'
import { refuseWhilePending } from '@/lib/domains/desk/pending-service'
import { quietMove } from '@/lib/domains/claims/moves/repository'
import { isRecorder } from '@/lib/domains/claims/reports/recorders-repository'
import { deletePostponement } from '@/lib/domains/claims/postponements/repository'
import { inRequest } from '@/lib/platform/database/payload-client'
import { refuseOvertaken } from '@/lib/platform/save-hooks/refuse-stale-save'
import { routeByCategory } from '@/lib/platform/save-hooks/route-by-category'
import { getRoles } from '@/lib/platform/access/roles'
import { idOf } from '@/lib/platform/payload/to-shapes'
import { endTrial, getMoveTime } from '@/lib/platform/workflow/pending-move'
import { makeMove, MAX_NOTE_LENGTH, refuseStateChange } from '@/lib/platform/workflow/make-move'
import type { Claim, Organization } from '@/lib/platform/payload/payload-types'
import { env } from '@/lib/config/env'
import { claimMessages } from '@/lib/domains/claims/messages'
import { type ClaimCode, claimCodes, isAnsweredClaim } from '@/lib/domains/claims/states'
import { cutText } from '@/lib/text/plain-text'
import { isoDay } from '@/lib/time/dates'

interface MoveFields extends CorrectionFields {
  action?: ClaimAction | null
  note?: string | null
  newDeadline?: string | null
  sendAnyway?: boolean | null
  /** Photos of the author that are published: all if absent, none if empty or null. */
  photosToPublish?: (number | { id: number })[] | null
  handTo?: number | { id: number } | null
  photosToHide?: (number | { id: number })[] | null
}

// a correction is told of in the email of the publication
const quietActions: readonly ClaimAction[] = [
  'correct',
  'handOver',
  'retheme',
  'correctAnswer',
  'hidePhotos',
  'showPhoto',
  'hideComment',
  'hideHistory',
]
const overtaken = {
  table: 'claims',
  words: 'Пока вы правили, заявка изменилась: её автор оценил ответ или её изменили коллеги.',
}

/** Carries out the action that staff chose in «Действие», if the workflow allows it. */
export const moveClaim: CollectionBeforeChangeHook<Claim> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  refuseStateChange(originalDoc.code, data.code)
  await refuseOvertaken(overtaken, originalDoc, req)
  const { move, changed } = splitFields(data)
  const { action } = move
  if (action) await refuseWhilePending({ kind: 'claim', id: originalDoc.id }, req)
  refuseUnsentAnswer(originalDoc, { ...changed, action }, req)
  const route = await routeByCategory('claim-categories', { before: originalDoc, changed }, req)
  const rest = { ...changed, ...route, ...getProtectedFields(originalDoc, changed, action) }
  removedPhotos.note({ before: originalDoc, after: rest }, req)
  if (action) return carryOut(action, move, { before: originalDoc, rest }, req)
  claimHistoryRow.note(findAnswerCorrection(originalDoc, { ...originalDoc, ...rest }, req), req)
  return rest
}

/** Parts what the action needs, which the claim does not store, from the claim's own fields. */
function splitFields(data: Partial<Claim>): { move: MoveFields & Pick<Claim, 'action'>; changed: Partial<Claim> } {
  const {
    action,
    note,
    newDeadline,
    sendAnyway,
    photosToPublish,
    handTo,
    photosToHide,
    correctedText,
    correctedAddress,
    correctedPlace,
    ...changed
  } = data as Partial<Claim> & MoveFields
  const correction = { correctedText, correctedAddress, correctedPlace }
  return {
    move: { action, note, newDeadline, sendAnyway, photosToPublish, handTo, photosToHide, ...correction },
    changed,
  }
}

async function carryOut(
  action: ClaimAction,
  move: MoveFields,
  { before, rest }: { before: Claim; rest: Partial<Claim> },
  req: PayloadRequest,
): Promise<Partial<Claim>> {
  const { note, newDeadline, sendAnyway, photosToPublish } = move
  const claim = { ...before, ...rest }
  const correction = action === 'correct' ? await readCorrection(before, move) : undefined
  const hidden = findHidden(before, move.photosToHide)
  const handTo = idOf(move.handTo)
  const asked = { claim: { ...claim, code: before.code }, before, note, newDeadline, handTo, correction, hidden }
  const given = await getMoveInput(action, asked, req)
  const state = Number(before.code) as ClaimCode
  const step = makeMove(claimWorkflow, action, { state, roles: await findMovers(before.id, req), given }, req)
  const warning = action === 'answer' ? await warn(claim, sendAnyway ?? false, req) : null
  const isFirstOfTwo = quietMove.take(req) === true
  if (!isFirstOfTwo) endTrial(req)
  // whoever decides looks at the claim again
  await inRequest(req, () => deletePostponement(before.id))
  const noted = toNote(action, claim, note)
  const photos = photosToPublish === null ? [] : photosToPublish?.map(idOf)
  const input = { before, newDeadline, note: noted, photos, handTo, correction, hidden }
  const after = { ...rest, ...(await getChanges(action, claim, input, req)) }
  removedPhotos.note({ before, after }, req)
  const isQuiet = isFirstOfTwo || quietActions.includes(action)
  const publicText = await findPublicText(action, { before, claim, note }, req)
  claimHistoryRow.note({ ...step, note: noted, publicText, warning, isQuiet }, req)
  return { ...after, code: String(step.to) as Claim['code'] }
}

async function findMovers(claim: number, req: PayloadRequest) {
  const isWriter = await inRequest(req, () => isRecorder(claim, req.user))
  return isWriter ? [...getRoles(req), 'recorder' as const] : getRoles(req)
}

const answerFields = ['reportText', 'reportImage', 'reportDocument'] as const

/** Refuses an answer that would be stored and sent to nobody: only «Ответить» sends one, and a merged claim has none. */
function refuseUnsentAnswer(before: Claim, changed: Partial<Claim> & MoveFields, req: PayloadRequest): void {
  const isAnswered = isAnsweredClaim(Number(before.code))
  const isAnswer = changed.action === 'answer' || changed.action === 'correctAnswer'
  if (isAnswer || (isAnswered && toFacts(before).hasAnswer)) return
  const isTyped = (value: Claim[(typeof answerFields)[number]]) =>
    typeof value === 'string' ? value.trim() : idOf(value)
  const path = answerFields.find((name) => isTyped(changed[name]) && isTyped(changed[name]) !== isTyped(before[name]))
  const message = isAnswered ? claimMessages.noAnswer : claimMessages.unsentAnswer
  if (path) throw new ValidationError({ errors: [{ path, message }], req })
}

/** Throws a warning of a doubtful photo, or returns it for the history if the answer is sent anyway. */
async function warn(claim: Claim, isSentAnyway: boolean, req: PayloadRequest): Promise<string | null> {
  const doubts = await findPhotoDoubts(claim, req)
  if (doubts.length === 0) return null
  const found = `Фотография после: ${doubts.join('; ')}`
  if (isSentAnyway) return found
  const message = `${found}. Замените её или отметьте «Отправить всё равно».`
  throw new ValidationError({ errors: [{ path: 'sendAnyway', message }], req })
}

/** Photos can only be removed, a published claim keeps its category, and only the merge action sets `mergedInto`. */
function getProtectedFields(before: Claim, changed: Partial<Claim>, action: MoveFields['action']): Partial<Claim> {
  const had = (before.photos ?? []).map((photo) => idOf(photo))
  return {
    ...(changed.photos && { photos: changed.photos.filter((photo) => had.includes(idOf(photo))) }),
    ...(changed.verdictPhoto && { verdictPhoto: before.verdictPhoto }),
    ...(before.publishedAt && !idOf(changed.category) && { category: before.category }),
    ...(action !== 'merge' && { mergedInto: before.mergedInto }),
  }
}

interface MoveRequest {
  claim: Claim
  note?: string | null
  newDeadline?: string | null
  handTo: number | null
  before: Claim
  correction: Correction | undefined
  hidden: readonly number[]
}

async function getMoveInput(
  action: ClaimAction,
  { claim, before, note, newDeadline, handTo, correction, hidden }: MoveRequest,
  req: PayloadRequest,
) {
  return {
    ...toFacts(claim),
    note: note?.trim() ?? '',
    reportText: claim.reportText?.trim() ?? '',
    newDeadline: newDeadline ? isoDay(newDeadline, env.TIME_ZONE) : null,
    today: isoDay(getMoveTime(req), env.TIME_ZONE),
    deadline: claim.deadlineDate ? isoDay(claim.deadlineDate, env.TIME_ZONE) : null,
    mergedInto: action === 'merge' ? await findTarget(claim, req) : null,
    category: idOf(claim.category),
    department: idOf(claim.department),
    handTo: action === 'handOver' ? ((await findOrganization(handTo, req))?.id ?? null) : null,
    photosToHide: hidden.length,
    isOtherCategory: idOf(claim.category) !== idOf(before.category),
    isOtherAnswer: (claim.reportText?.trim() ?? '') !== (before.reportText?.trim() ?? ''),
    correction,
  }
}

/** Returns those of the chosen photos that are public. */
function findHidden({ photos }: Claim, chosen: MoveFields['photosToHide']): number[] {
  const shown = (photos ?? []).map((photo) => idOf(photo))
  return (chosen ?? []).map((photo) => idOf(photo)).filter((photo) => shown.includes(photo))
}

async function findOrganization(id: number | null, req: PayloadRequest): Promise<Organization | null> {
  if (id === null) return null
  const found = await req.payload.findByID({ collection: 'organizations', id, depth: 0, disableErrors: true, req })
  return found?._status === 'published' ? found : null
}

async function findTarget({ id, mergedInto }: Claim, req: PayloadRequest) {
  const target = idOf(mergedInto)
  if (target === null) return null
  const found = await req.payload.findByID({ collection: 'claims', id: target, depth: 0, disableErrors: true, req })
  return { id: target, state: target === id ? ('itself' as const) : toTargetState(found) }
}

function toTargetState(found: Claim | null): 'public' | 'inModeration' | 'absent' | 'other' {
  // nobody sees a claim that its author has not confirmed
  if (!found?.publishedAt && !found?.confirmedAt) return 'absent'
  if (Number(found.code) === claimCodes.inModeration) return 'inModeration'
  return found.publishedAt && found.category && !found.mergedInto ? 'public' : 'other'
}

/** Adds the answer's text. */
function toNote(action: ClaimAction, { reportText }: Claim, note: MoveFields['note']): string {
  const isAnswer = action === 'answer' || action === 'correctAnswer'
  const lines = [note?.trim(), isAnswer ? reportText?.trim() : null]
  return cutText(lines.filter(Boolean).join('\n'), MAX_NOTE_LENGTH)
}

/** Returns what everybody reads of the move; other notes are for colleagues. */
async function findPublicText(
  action: ClaimAction,
  { before, claim, note }: Pick<MoveRequest, 'before' | 'claim' | 'note'>,
  req: PayloadRequest,
): Promise<string | null> {
  if (action === 'take') {
    const department = await findOrganization(idOf(claim.department), req)
    return department && (department.shortTitle || department.title)
  }
  if (action === 'answer' || action === 'correctAnswer') return claim.reportText?.trim() ?? null
  return before.publishedAt && (action === 'refuse' || action === 'extend') ? (note?.trim() ?? null) : null
}

function toFacts(claim: Partial<Claim>): ClaimFacts {
  const { code, isAccepted, sentVerdictPhoto, userComment, photos, publishedAt, mergedInto } = claim
  return {
    hasPhotos: (photos ?? []).length > 0,
    hasVerdictPhoto: Boolean(sentVerdictPhoto),
    hasComment: Boolean(userComment),
    hasHistory: Boolean(publishedAt),
    hasAnswer: Boolean(publishedAt) && idOf(mergedInto) === null,
    isDisputed: Number(code) === claimCodes.underReview && isAccepted === 'no',
  }
}

/** Offers only actions that the claim's state allows; moveClaim checks again on saving. */
export const offerActions: SelectField['filterOptions'] = ({ data, options, req }) => {
  const attempt = { state: Number(data.code) as ClaimCode, roles: getRoles(req), given: toFacts(data) }
  const possible: readonly string[] = claimWorkflow.possible(attempt)
  return options.filter((option) => possible.includes(typeof option === 'string' ? option : option.value))
}
