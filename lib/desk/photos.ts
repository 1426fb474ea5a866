import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { id } from '@/lib/contract/shapes'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'
import { requireDeskUser } from '@/lib/desk/desk-user'
import { readPrivateFile } from '@/lib/platform/files/private-files'
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
