import { randomUUID } from 'node:crypto'
import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { requireDeskUser } from '@/lib/desk/desk-user'
import { leadTo, listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { formatQueueFilter, parseQueueFilter } from '@/lib/desk/claims/queue-filter'
import { pressOnce } from '@/lib/desk/undo'
import { bulkActions, staffActions } from '@/lib/domains/claims/actions'
import { moveClaims } from '@/lib/domains/claims/moves/service'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { pressMove } from '@/lib/domains/desk/moves-service'
import { findNext } from '@/lib/domains/claims/queue/service'
import { toNoon } from '@/lib/time/dates'

const file = z.instanceof(File)
/** Fields that a move reads otherwise than as one value. */
const OTHER_FIELDS = ['view', 'photosToPublish', 'photosToHide', 'claims']

const moveShape = z.strictObject({
  action: z.enum(staffActions),
  updatedAt: z.iso.datetime(),
  /** Reason from the list; the note adds to it. */
  reason: z.string().optional(),
  note: z.string().optional(),
  reportText: z.string().optional(),
  newDeadline: z.iso.date().transform(toNoon).optional(),
  mergedInto: id.optional(),
  handTo: id.optional(),
  correctedText: z.string().optional(),
  correctedAddress: z.string().optional(),
  correctedPlace: z.string().optional(),
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

/** Claims of one call. */
const MAX_AT_ONCE = 50
/** «12 2026-11-29T08:00:00.000Z»: a number and the version that the mover has seen. */
const seenClaim = z
  .templateLiteral([z.int().positive(), ' ', z.iso.datetime()])
  .transform((value) => ({ id: Number(value.split(' ')[0]), updatedAt: value.split(' ')[1] ?? '' }))
  .refine((claim) => id.safeParse(claim.id).success)

const bulkShape = moveShape
  .pick({ reason: true, note: true, handTo: true, reportText: true, category: true })
  .extend({ action: z.enum(bulkActions), claims: z.array(seenClaim).min(1).max(MAX_AT_ONCE) })

/** `POST /cms/desk/moves`: one move of many claims; says of each that it is done, or why not. */
export const bulkMoves: Endpoint = {
  path: '/desk/moves',
  method: 'post',
  handler: async (req) => {
    const { call } = requireDeskUser(req)
    const form = await readForm(req)
    const asked = form && bulkShape.safeParse({ ...listFilled(form, OTHER_FIELDS), claims: form.getAll('claims') })
    if (!asked?.success) throw new APIError('Выберите заявки и действие.', 400, null, true)
    const { claims, ...move } = asked.data
    const empty = move.action === 'publish' ? { photosToPublish: [] } : {}
    const press = { id: randomUUID(), call }
    const pending: number[] = []
    const moved = await moveClaims(claims, { ...toMove(move), ...empty }, async (claim, one) => {
      if (await pressMove({ kind: 'claim', id: claim }, one, press)) pending.push(claim)
    })
    return Response.json({ ...moved, ...(pending.length > 0 && { undo: press.id }) })
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
    const move = parseForm(moveShape, form && readFields(form))
    const filter = parseQueueFilter(new URLSearchParams(String(form?.get('view') ?? '')))
    const next = await findNext(scope, filter, claim)
    const done = await pressOnce({ kind: 'claim', id: claim }, toMove(move), call)
    const query = `?${formatQueueFilter(filter)}&${done}`
    // a corrected claim is still to be published
    if (move.action === 'correct') return leadTo(req, paths.deskClaim(claim, query))
    return leadTo(req, next === null ? paths.deskQueue + query : paths.deskClaim(next, query))
  },
}

function toMove({ reason, note, ...move }: Partial<z.infer<typeof moveShape>>): ClaimMove {
  const words = [reason, note].filter(Boolean).join(' ')
  return { ...move, ...(words && { note: words }) } as ClaimMove
}

/** Photos to publish are explicit, so that an empty choice means none. */
function readFields(form: FormData): Record<string, unknown> {
  const fields = listFilled(form, OTHER_FIELDS)
  if (fields.action === 'publish') return { ...fields, photosToPublish: form.getAll('photosToPublish') }
  return fields.action === 'hidePhotos' ? { ...fields, photosToHide: form.getAll('photosToHide') } : fields
}
