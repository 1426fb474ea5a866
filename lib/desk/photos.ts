import { APIError, type Endpoint } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { id } from '@/lib/contract/shapes'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'
import { requireDeskUser } from '@/lib/desk/desk-user'
import { readPrivateFile } from '@/lib/platform/files/private-files'

/** Pixels of the longer side. */
const sizes = { small: 160, large: 1_600 }
const query = z.object({ id, size: z.enum(['small', 'large']).catch('large') })

/** `GET /cms/desk/photos/:id?size=small`: an author's photo that is not public, for those who may read the file. */
export const photos: Endpoint = {
  path: '/desk/photos/:id',
  method: 'get',
  handler: async (req) => {
    requireDeskUser(req)
    const asked = query.safeParse({ id: req.routeParams?.id, size: req.query.size })
    if (!asked.success) throw new APIError('Такого снимка нет.', 404, null, true)
    const { id: photo, size } = asked.data
    // the access rules of the collection apply, and the log says that the file was opened
    const file = await req.payload.findByID({
      collection: 'private-files',
      id: photo,
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (!file.filename || !file.mimeType?.startsWith('image/'))
      throw new APIError('Такого снимка нет.', 404, null, true)
    const picture = await sharp(await readPrivateFile(file.filename), { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: sizes[size], height: sizes[size], fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
    })
  },
}
