import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { moveMany, readBulk, refuseMissing } from '@/lib/desk/bulk'
import { requireDeskUser, type DeskUser } from '@/lib/desk/desk-user'
import { isCalledByScript, leadTo, listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { formatQueueFilter, parseQueueFilter } from '@/lib/desk/claims/queue-filter'
import { pressOnce } from '@/lib/desk/undo'
import { bulkActions, claimWorkflow, staffActions } from '@/lib/domains/claims/actions'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { describeMergeTarget, findNext } from '@/lib/domains/claims/queue/service'
import { storeLandmark } from '@/lib/domains/claims/reports/phone-service'
import { joinLandmark, parseClaimNumber } from '@/lib/domains/claims/rules'
import { listEmptied } from '@/lib/domains/desk/corrections/rules'
import { LEFT_PHOTO, nameDraft } from '@/lib/domains/desk/rules'
import type { Drafts } from '@/lib/domains/desk/shapes'
import { throwFieldRefusal } from '@/lib/platform/payload/staff-request'
import { formatCount } from '@/lib/text/plural'
import { toNoon } from '@/lib/time/dates'

const file = z.instanceof(File)
/** Actions with a choice of photos. Their form sends a field for each photo: «photosToHide-12». */
const photoFields = { publish: 'photosToPublish', hidePhotos: 'photosToHide' } as const

const moveShape = z.strictObject({
  action: z.enum(staffActions),
  updatedAt: z.iso.datetime(),
  note: z.string().optional(),
  reportText: z.string().optional(),
  newDeadline: z.iso.date().transform(toNoon).optional(),
  mergedInto: z.string().optional(),
  /** «Да» to the claim that is merged into, named before. */
  sure: z.string().optional(),
  handTo: id.optional(),
  correctedText: z.string().optional(),
  correctedAddress: z.string().optional(),
  correctedPlace: z.string().optional(),
  /** A claim by phone has it: a part of the address that is kept apart. */
  landmark: z.string().trim().optional(),
  category: id.optional(),
  department: id.optional(),
  photosToPublish: z.array(id).optional(),
  photosToHide: z.array(id).optional(),
  sendAnyway: z
    .literal('on')
    .transform(() => true)
    .optional(),
  photo: file.optional(),
  document: file.optional(),
})

const bulkShape = moveShape
  .pick({ note: true, handTo: true, reportText: true, category: true })
  .extend({ action: z.enum(bulkActions) })

/** `POST /cms/desk/moves`: one move of many claims. */
export const bulkMoves: Endpoint = {
  path: '/desk/moves',
  method: 'post',
  handler: async (req) => {
    const { call } = requireDeskUser(req)
    const { move, items } = await readBulk(req, bulkShape)
    // other moves need a category too, which each claim has of its own
    const asked = ['note', 'handTo', 'reportText', ...(move.action === 'retheme' ? ['category'] : [])]
    refuseMissing(req, claimWorkflow.findMissing(move.action, move, asked))
    const empty = move.action === 'publish' ? { photosToPublish: [] } : {}
    return moveMany('claim', items, { ...move, ...empty } as ClaimMove, call)
  },
}

/**
 * `POST /cms/desk/claims/:id/moves`: makes one move of a claim, from an HTML form. Answers where the next claim of the
 * same view is, or leads there if the form was sent without scripts.
 */
export const claimMoves: Endpoint = {
  path: '/desk/claims/:id/moves',
  method: 'post',
  handler: async (req) => {
    const { scope, call } = requireDeskUser(req)
    const claim = parseForm(id, req.routeParams?.id)
    const form = await readForm(req)
    const { move, landmark, isSure } = readMove(req, form)
    if (move.action === 'merge' && !isSure) await askOnce(req, scope, { claim, target: move.mergedInto })
    const filter = parseQueueFilter(new URLSearchParams(String(form?.get('view') ?? '')))
    const next = await findNext(scope, filter, claim)
    const left = listLeftPhotos(req, form, move.action)
    const done = await pressOnce({ kind: 'claim', id: claim }, move as ClaimMove, call, left)
    if (move.action === 'correct' && form?.has('landmark')) await storeLandmark(claim, landmark)
    const query = `?${formatQueueFilter(filter)}&${done}`
    // a corrected claim is still to be published; who withdraws one is speaking of it with the caller
    if (move.action === 'correct' || move.action === 'withdraw') return leadTo(req, paths.deskClaim(claim, query))
    return leadTo(req, next === null ? paths.deskQueue + query : paths.deskClaim(next, query))
  },
}

/** Reads a move, its landmark in the address; what was typed wrong is refused at its field. */
function readMove(req: PayloadRequest, form: FormData | null) {
  const { sure, mergedInto, landmark = '', ...fields } = parseForm(moveShape, form && readFields(form))
  const { action, correctedAddress: address } = fields
  if (form && action === 'correct') refuseMissing(req, listEmptied(form))
  const target = readTarget(req, sure ?? mergedInto)
  const move = {
    ...fields,
    ...(address && { correctedAddress: joinLandmark(address, landmark) }),
    ...(target && { mergedInto: target }),
  }
  return { move, landmark, isSure: sure !== undefined }
}

/** Returns the number in «375» or «№ 375»; refuses anything else at its field. */
function readTarget(req: PayloadRequest, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  const number = id.safeParse(parseClaimNumber(typed) ?? typed)
  if (!number.success) throwFieldRefusal(req, 'mergedInto', claimMessages.numberMalformed)
  return number.data
}

/** A merge cannot be taken back once it is carried out. Without scripts «Отменить» is all there is. */
async function askOnce(
  req: PayloadRequest,
  scope: DeskUser['scope'],
  { claim, target }: { claim: number; target: number | undefined },
): Promise<void> {
  const isAsked = target !== undefined && target !== claim && isCalledByScript(req)
  const named = isAsked ? await describeMergeTarget(scope, target) : null
  if (named) throwFieldRefusal(req, 'sure', `Объединить с ${named}? ${describeUndo(env.DESK_UNDO_SECONDS)}`)
}

function describeUndo(seconds: number): string {
  if (seconds === 0) return 'Разъединить потом нельзя.'
  const time = formatCount(seconds, ['секунды', 'секунд', 'секунд'])
  return `Отменить можно только в течение ${time}, разъединить потом нельзя.`
}

/** Lists the photos that are left, as drafts, which scripts keep themselves: undoing the move must not choose them. */
function listLeftPhotos(req: PayloadRequest, form: FormData | null, action: string): Drafts {
  if (!form || isCalledByScript(req)) return {}
  const left = [...form].filter(([name, value]) => /^photosTo[A-Z][a-z]+-\d{1,9}$/.test(name) && value === LEFT_PHOTO)
  return Object.fromEntries(left.map(([name]) => [nameDraft(action, name), LEFT_PHOTO]))
}

/** Photos are explicit, so that no number among the choices means none. */
function readFields(form: FormData): Record<string, unknown> {
  const names = Object.values(photoFields)
  const photos = [...form].filter(([name]) => names.some((field) => name.split('-')[0] === field))
  const fields = listFilled(form, ['view', ...photos.map(([name]) => name)])
  const chosen = Object.entries(photoFields).find(([action]) => action === fields.action)?.[1]
  if (!chosen) return fields
  return {
    ...fields,
    [chosen]: photos.flatMap(([name, photo]) => (name.startsWith(chosen) && photo !== LEFT_PHOTO ? [photo] : [])),
  }
}
