import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { MAX_HIDDEN_AREAS } from '@/lib/contract/hidden-areas'
import { id } from '@/lib/contract/shapes'
import { requireDeskUser } from '@/lib/desk/desk-user'
import { leadTo, parseForm, readForm } from '@/lib/desk/forms'
import { hidePhotoAreas } from '@/lib/domains/claims/photos/service'
import { throwFieldRefusal } from '@/lib/platform/payload/staff-request'

const fraction = z.number().min(0).max(1)
/** Rounding of fractions may go over the edge by so much. */
const ROUNDING = 1e-6
const areas = z
  .array(
    z
      .strictObject({ x: fraction, y: fraction, width: fraction.gt(0), height: fraction.gt(0) })
      .refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING),
  )
  .max(MAX_HIDDEN_AREAS)
const photoShape = z.union([z.object({ file: id }), z.object({ picture: id })])

/** `POST /cms/desk/claims/:id/photos`: hides parts of a photo of a claim; moderators alone decide what is public. */
export const hiddenAreas: Endpoint = {
  path: '/desk/claims/:id/photos',
  method: 'post',
  handler: async (req) => {
    const { scope, call } = requireDeskUser(req)
    if (!scope.isModerator) throw new Forbidden(req.t)
    const claim = parseForm(id, req.routeParams?.id)
    const form = await readForm(req)
    const photo = parseForm(photoShape, form && Object.fromEntries(form))
    const given = areas.safeParse(parseJson(form?.get('areas')))
    if (!given.success)
      throwFieldRefusal(req, 'areas', `Отметьте до ${MAX_HIDDEN_AREAS} областей, каждую в пределах снимка.`)
    await hidePhotoAreas(claim, photo, given.data, call)
    return leadTo(req, paths.deskClaim(claim))
  },
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
