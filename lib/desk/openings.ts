import type { Endpoint } from 'payload'
import { requireSubject } from '@/lib/desk/subjects'
import { noteOpening } from '@/lib/domains/desk/openings-service'

/** `POST /cms/desk/:kind/:id/opening`: says that the card is still open here, and answers who else has it open. */
export const openings: Endpoint = {
  path: '/desk/:kind/:id/opening',
  method: 'post',
  handler: async (req) => {
    const { user, subject } = await requireSubject(req)
    return Response.json({ others: await noteOpening(subject, user.call) })
  },
}
