import type { CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload'
import { publishPicture } from '@/lib/platform/files/hooks/publish-private-file'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Claim } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/payload/request-value'
import { sql } from '@payloadcms/db-postgres'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { METRES_PER_DEGREE } from '@/lib/contract/web-mercator'
import { formatDistance } from '@/lib/text/distance'

/** Publishes the chosen photos of the author: all of them without a choice, none if the choice is empty. */
export async function publishPhotos(
  claim: Claim,
  chosen: (number | null)[] | undefined,
  req: PayloadRequest,
): Promise<number[]> {
  if (claim.photos?.length) return claim.photos.map((photo) => idOf(photo))
  const ids: (number | null)[] = []
  for (const [index, sent] of (claim.sentPhotos ?? []).entries()) {
    if (chosen && !chosen.includes(idOf(sent))) continue
    ids.push(await publish(idOf(sent), `Фотография ${index + 1} к заявке № ${claim.id}: ${claim.address}`, req))
  }
  return ids.filter((id) => id !== null)
}

export async function publishVerdictPhoto(claim: Claim, req: PayloadRequest): Promise<number | null> {
  const sent = idOf(claim.sentVerdictPhoto)
  if (sent === null || claim.verdictPhoto) return idOf(claim.verdictPhoto)
  return publish(sent, `Снимок автора к оценке ответа, заявка № ${claim.id}: ${claim.address}`, req)
}

/** Removed photos are deleted after the claim is saved, so a refused save loses none. */
export const removedPhotos = afterSave<Claim, { before: Claim; after: Partial<Claim> }>(
  'claimPhotosOff',
  ({ before, after }, _claim, req) => deleteRemovedPhotos(before, after, req),
)

export const deletePhotosOfDeleted: CollectionAfterDeleteHook<Claim> = ({ doc, req }) =>
  deleteRemovedPhotos(doc, { photos: [], verdictPhoto: null }, req)

/** Deletes photos removed from a claim from the public library too, so their addresses stop working. */
async function deleteRemovedPhotos(before: Claim, after: Partial<Claim>, req: PayloadRequest): Promise<void> {
  const remaining = listPhotos({ ...before, ...after })
  for (const id of listPhotos(before).filter((one) => !remaining.includes(one))) {
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

function listPhotos({ photos, verdictPhoto }: Partial<Claim>): number[] {
  const verdict = idOf(verdictPhoto)
  return [...(photos ?? []).map((photo) => idOf(photo)), ...(verdict === null ? [] : [verdict])]
}

function publish(sent: number, alt: string, req: PayloadRequest): Promise<number | null> {
  return publishPicture(sent, alt, req, { isTraced: true })
}

/** Metres; a yard or a crossing is photographed from nearer. */
const FAR = 300
/** Bits of 64 in which hashes differ if a picture was only resized or compressed again. */
const ALIKE = 6

interface TraceRow {
  metres: number | null
  is_older: boolean | null
  used_in: number | null
  is_disputed: boolean | null
}

export async function findPhotoDoubts(claim: Claim, req: PayloadRequest): Promise<string[]> {
  const image = idOf(claim.reportImage)
  const trace = image === null ? undefined : await findTrace(image, claim, req)
  if (!trace) return []
  const { metres, is_older: isOlder, used_in: usedIn, is_disputed: isDisputed } = trace
  return [
    ...(usedIn === null ? [] : [`такой снимок уже есть в заявке № ${usedIn}`]),
    ...(metres !== null && metres > FAR ? [`снят в ${formatDistance(metres)} от места заявки`] : []),
    ...(isOlder ? ['снят раньше, чем поступила заявка'] : []),
    ...(isDisputed ? ['он был в ответе, с которым автор не согласился'] : []),
  ]
}

async function findTrace(image: number, { id, x, y }: Claim, req: PayloadRequest): Promise<TraceRow | undefined> {
  const db = await requestDatabase(req)
  const stretch = Math.cos((y * Math.PI) / 180)
  // the hash of a picture of one colour is all zeros and equals that of any other such picture
  const { rows } = await db.execute(sql`
    WITH mine AS (SELECT * FROM private_picture_traces WHERE media_id = ${image}),
    alike AS (
      SELECT ${image}::int AS media_id UNION
      SELECT t.media_id FROM private_picture_traces t, mine
      WHERE bit_count(mine.hash) > 0 AND bit_count(t.hash # mine.hash) <= ${ALIKE}),
    used AS (
      SELECT c.id FROM claims c WHERE c.id <> ${id} AND c.report_image_id IN (SELECT media_id FROM alike)
      UNION SELECT r.parent_id FROM claims_rels r WHERE r.path = 'photos' AND r.media_id IN (SELECT media_id FROM alike))
    SELECT sqrt(power(m.y - ${y}, 2) + power((m.x - ${x}) * ${stretch}, 2)) * ${METRES_PER_DEGREE} AS metres,
      m.taken_at < (SELECT created_at FROM claims WHERE id = ${id}) AS is_older, (SELECT min(id) FROM used) AS used_in,
      (SELECT i.created_at < c.commented_at FROM media i, claims c WHERE i.id = ${image} AND c.id = ${id} AND c.is_accepted = 'no') AS is_disputed
    FROM (SELECT 1) one LEFT JOIN mine m ON true`)
  return rows[0] as TraceRow | undefined
}
