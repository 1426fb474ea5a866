import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { requireDeskUser } from '@/lib/desk/require-desk-user'
import { formatQueueFilter, parseQueueFilter } from '@/lib/desk/queue-filter'
import { staffActions } from '@/lib/domains/claims/actions'
import { moveClaim } from '@/lib/domains/claims/moves/service'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { findNext } from '@/lib/domains/claims/queue/service'
import { toNoon } from '@/lib/time/dates'

const id = z.coerce.number().int().positive().max(2_147_483_647)
const file = z.instanceof(File)

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
  category: id.optional(),
  department: id.optional(),
  photosToPublish: z.array(id).optional(),
  sendAnyway: z
    .literal('on')
    .transform(() => true)
    .optional(),
  photo: file.optional(),
  document: file.optional(),
})

/**
 * `POST /cms/desk/claims/:id/moves`: makes one move of a claim, from an HTML form. Answers where the next claim of the
 * same view is, or leads there if the form was sent without scripts.
 */
export const claimMoves: Endpoint = {
  path: '/desk/claims/:id/moves',
  method: 'post',
  handler: async (req) => {
    const { scope, call } = requireDeskUser(req)
    const claim = id.safeParse(req.routeParams?.id)
    const form = await req.formData?.().catch(() => null)
    const move = form && moveShape.safeParse(readFields(form))
    if (!claim.success || !move?.success) throw new APIError('Запрос не разобран.', 400, null, true)
    const filter = parseQueueFilter(new URLSearchParams(String(form?.get('view') ?? '')))
    const next = await findNext(scope, filter, claim.data)
    await moveClaim(claim.data, toMove(move.data), call)
    const query = `?${formatQueueFilter(filter)}&done=${move.data.action}-${claim.data}`
    return redirect(req, next === null ? paths.deskQueue + query : paths.deskClaim(next, query))
  },
}

function toMove({ reason, note, ...move }: z.infer<typeof moveShape>): ClaimMove {
  const words = [reason, note].filter(Boolean).join(' ')
  return { ...move, ...(words && { note: words }) } as ClaimMove
}

/** Fields that were filled in; photos to publish are explicit, so that an empty choice means none. */
function readFields(form: FormData): Record<string, unknown> {
  const isFilled = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() !== '' : value.size > 0)
  const {
    view: _view,
    photosToPublish: _photos,
    ...rest
  } = Object.fromEntries([...form].filter(([, value]) => isFilled(value)))
  return rest.action === 'publish' ? { ...rest, photosToPublish: form.getAll('photosToPublish') } : rest
}

function redirect({ headers }: PayloadRequest, location: string): Response {
  if (headers.get('accept')?.includes('application/json')) return Response.json({ next: location })
  return new Response(null, { status: 303, headers: { location } })
}
