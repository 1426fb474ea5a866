import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { formatQueueFilter, parseQueueFilter } from '@/lib/desk/claims/queue-filter'
import { requireDeskUser } from '@/lib/desk/desk-user'
import { leadTo, listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { refusePostponement, postponeClaim, resumeClaim } from '@/lib/domains/claims/postponements/service'
import { findNext, getCard } from '@/lib/domains/claims/queue/service'
import { forgetDrafts } from '@/lib/domains/desk/drafts-service'
import { staffRefusal, throwFieldRefusal } from '@/lib/platform/payload/staff-request'
import { daysUntil, toNoon } from '@/lib/time/dates'

const shape = z.strictObject({ action: z.enum(['postpone', 'resume']), until: z.iso.date().optional() })

/** `POST /cms/desk/claims/:id/postponement`: takes a claim out of the working lists until a day, or returns it. */
export const postponements: Endpoint = {
  path: '/desk/claims/:id/postponement',
  method: 'post',
  handler: async (req) => {
    const { scope, roles, call } = requireDeskUser(req)
    const claim = await getCard(parseForm(id, req.routeParams?.id), scope, roles)
    if (!claim) throw new NotFound(req.t)
    const form = await readForm(req)
    const { action, until } = parseForm(shape, form && listFilled(form, ['view', 'updatedAt']))
    if (!claim.canPostpone) throw staffRefusal('Откладывают заявку, которая ждёт вашего решения.', 403)
    const filter = parseQueueFilter(new URLSearchParams(String(form?.get('view') ?? '')))
    const query = `?${formatQueueFilter(filter)}&done=${action}-${claim.id}`
    // before the change: a fault after it would say that nothing is saved
    const next = action === 'postpone' ? await findNext(scope, filter, claim.id) : claim.id
    if (action === 'postpone') await postpone(req, claim.id, until)
    else await resumeClaim(claim.id, call)
    await forgetDrafts({ kind: 'claim', id: claim.id }, action, call)
    return leadTo(req, next === null ? paths.deskQueue + query : paths.deskClaim(next, query))
  },
}

async function postpone(req: PayloadRequest, claim: number, until: string | undefined): Promise<void> {
  if (until === undefined) throwFieldRefusal(req, 'until', 'Выберите день')
  const refusal = refusePostponement(daysUntil(toNoon(until), env.TIME_ZONE))
  if (refusal) throwFieldRefusal(req, 'until', refusal)
  await postponeClaim(claim, until, req)
}
