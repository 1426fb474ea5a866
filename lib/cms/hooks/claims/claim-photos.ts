import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/cms/id-of'
import type { Claim } from '@/lib/cms/payload-types'
import { storageFolders } from '@/lib/config/storage'

/** Puts the author's photos, private until now, into the public library; the answer is their ids there. */
export async function publishPhotos(claim: Claim, req: PayloadRequest): Promise<number[]> {
  if (claim.photos?.length) return claim.photos.map((photo) => idOf(photo))
  const ids: number[] = []
  for (const [index, sent] of (claim.sentPhotos ?? []).map((photo) => idOf(photo)).entries()) {
    const file = await req.payload.findByID({
      collection: 'private-files',
      id: sent,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!file?.filename) continue
    const data = await readFile(path.join(storageFolders.private, path.basename(file.filename)))
    const alt = `Фотография ${index + 1} к заявке № ${claim.id}: ${claim.address}`.slice(0, 300)
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt },
      file: { data, name: file.filename, mimetype: file.mimeType ?? 'image/jpeg', size: data.length },
      req: { transactionID: req.transactionID },
    })
    ids.push(id)
  }
  return ids
}

/** A photo taken off a claim leaves the public library too, so that its address answers nobody. */
export async function hidePhotos(before: Claim, after: Partial<Claim>, req: PayloadRequest): Promise<void> {
  if (!after.photos) return
  const kept = after.photos.map((photo) => idOf(photo))
  const hidden = (before.photos ?? []).map((photo) => idOf(photo)).filter((id) => !kept.includes(id))
  for (const id of hidden) {
    const { totalDocs } = await req.payload.count({
      collection: 'claims',
      where: { photos: { in: [id] }, id: { not_equals: before.id } },
      req: { transactionID: req.transactionID },
    })
    if (totalDocs === 0)
      await req.payload.delete({ collection: 'media', id, req: { transactionID: req.transactionID } })
  }
}
