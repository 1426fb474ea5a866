import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { MAX_HIDDEN_AREAS } from '@/lib/contract/hidden-areas'
import { id } from '@/lib/contract/shapes'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'
import { requireDeskUser } from '@/lib/desk/desk-user'
import { leadTo, parseForm, readForm } from '@/lib/desk/forms'
import { hidePhotoAreas } from '@/lib/domains/claims/photos/service'
import { readPrivateFile } from '@/lib/platform/files/private-files'
import { throwFieldRefusal } from '@/lib/platform/payload/staff-request'
import { hideAreas } from '@/lib/platform/pictures/hide-areas'
import { findPhotoCopies } from '@/lib/platform/pictures/photo-copies'

/** Pixels of the longer side. */
const sizes = { small: 160, large: 1_600 }
const query = z.object({ id, size: z.enum(['small', 'large']).catch('large'), whole: z.string().optional() })

/**
 * `GET /cms/desk/photos/:id?size=small`: an author's photo as the site shows or will show it, for those who may read the file;
 * with `whole` also what is hidden in it.
 */
export const photos: Endpoint = {
  path: '/desk/photos/:id',
  method: 'get',
  handler: async (req) => {
    requireDeskUser(req)
    const asked = query.safeParse({ id: req.routeParams?.id, size: req.query.size, whole: req.query.whole })
    if (!asked.success) throw new APIError('Такого снимка нет.', 404, null, true)
    const { id: photo, size, whole } = asked.data
    const content = await readPhoto(photo, req)
    const [copy] = whole === undefined ? await findPhotoCopies([photo]) : []
    const picture = await sharp(await hideAreas(content, copy?.hidden ?? []), { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: sizes[size], height: sizes[size], fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
    })
  },
}

async function readPhoto(photo: number, req: PayloadRequest): Promise<Buffer> {
  // the access rules of the collection apply, and the log says that the file was opened
  const file = await req.payload.findByID({
    collection: 'private-files',
    id: photo,
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (!file.filename || !file.mimeType?.startsWith('image/')) throw new APIError('Такого снимка нет.', 404, null, true)
  return readPrivateFile(file.filename)
}

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
