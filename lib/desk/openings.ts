import { Forbidden, type Endpoint } from 'payload'
import { leadTo, readForm } from '@/lib/desk/forms'
import { requireSubject } from '@/lib/desk/subjects'
import { noteOpening, takeCard } from '@/lib/domains/desk/openings-service'

/** `POST /cms/desk/:kind/:id/opening`: says that the card is still open here, and answers who else has it open. */
export const openings: Endpoint = {
  path: '/desk/:kind/:id/opening',
  method: 'post',
  handler: async (req) => {
    const { user, subject } = await requireSubject(req)
    return Response.json({ others: await noteOpening(subject, user.call) })
  },
}

/** `POST /cms/desk/:kind/:id/holder`: «Взять себе»: this person answers instead of the one who began to. */
export const holders: Endpoint = {
  path: '/desk/:kind/:id/holder',
  method: 'post',
  handler: async (req) => {
    const { user, subject, card, mayDecide } = await requireSubject(req)
    if (!mayDecide) throw new Forbidden(req.t)
    await takeCard(subject, user.call)
    const view = String((await readForm(req))?.get('view') ?? '')
    return leadTo(req, card(`?${view}&done=holder-${subject.id}`))
  },
}
