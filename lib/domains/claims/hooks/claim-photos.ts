import type { CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload'
import { publishPicture } from '@/lib/platform/files/hooks/publish-private-file'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Claim } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/workflow/after-save'

/** Copies the author's private photos into the public library and returns their ids there. */
export async function publishPhotos(claim: Claim, req: PayloadRequest): Promise<number[]> {
  if (claim.photos?.length) return claim.photos.map((photo) => idOf(photo))
  const ids: (number | null)[] = []
  for (const [index, sent] of (claim.sentPhotos ?? []).entries()) {
    ids.push(await publish(idOf(sent), `Фотография ${index + 1} к заявке № ${claim.id}: ${claim.address}`, req))
  }
  return ids.filter((id) => id !== null)
}

/** Copies the photo that the author sent with the verdict into the public library. */
export async function publishVerdictPhoto(claim: Claim, req: PayloadRequest): Promise<number | null> {
  const sent = idOf(claim.sentVerdictPhoto)
  if (sent === null || claim.verdictPhoto) return idOf(claim.verdictPhoto)
  return publish(sent, `Снимок автора к оценке ответа, заявка № ${claim.id}: ${claim.address}`, req)
}

/** Removed photos are deleted only after the claim is saved, so that a refused save loses none. */
export const photosOff = afterSave<Claim, { before: Claim; after: Partial<Claim> }>(
  'claimPhotosOff',
  ({ before, after }, _claim, req) => hidePhotos(before, after, req),
)

/** Deletes the public photos of a deleted claim. */
export const dropPhotosOfDeleted: CollectionAfterDeleteHook<Claim> = ({ doc, req }) =>
  hidePhotos(doc, { photos: [], verdictPhoto: null }, req)

/** A photo removed from a claim is deleted from the public library too, so that its address stops working. */
async function hidePhotos(before: Claim, after: Partial<Claim>, req: PayloadRequest): Promise<void> {
  const kept = shownIn({ ...before, ...after })
  for (const id of shownIn(before).filter((one) => !kept.includes(one))) {
    const where: Where = {
      and: [{ id: { not_equals: before.id } }, { or: [{ photos: { in: [id] } }, { verdictPhoto: { equals: id } }] }],
    }
    const { totalDocs } = await req.payload.count({
      collection: 'claims',
      where,
      req: { transactionID: req.transactionID },
    })
    if (totalDocs === 0)
      await req.payload.delete({ collection: 'media', id, req: { transactionID: req.transactionID } })
  }
}

function shownIn({ photos, verdictPhoto }: Partial<Claim>): number[] {
  const verdict = idOf(verdictPhoto)
  return [...(photos ?? []).map((photo) => idOf(photo)), ...(verdict === null ? [] : [verdict])]
}

function publish(sent: number, alt: string, req: PayloadRequest): Promise<number | null> {
  return publishPicture(sent, alt, req, { isTraced: true })
}
