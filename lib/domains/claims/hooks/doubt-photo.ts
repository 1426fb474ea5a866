import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Claim } from '@/lib/platform/payload/payload-types'
import { requestDatabase } from '@/lib/platform/database/request-database'
import { METRES_OF_DEGREE } from '@/lib/domains/claims/metres-per-degree'

/** A photo taken farther than so many metres away is doubtful; a yard or a crossing is photographed from nearer. */
const FAR = 300
/** Hashes of 64 bits differ in at most so many bits if a picture was only resized or compressed again. */
const ALIKE = 6

interface TraceRow {
  metres: number | null
  is_older: boolean | null
  used_in: number | null
  is_disputed: boolean | null
}

/** Lists reasons why the photo may not show this work; the officer reads them before the answer is sent. */
export async function doubtsAbout(claim: Claim, req: PayloadRequest): Promise<string[]> {
  const image = idOf(claim.reportImage)
  const trace = image === null ? undefined : await findTrace(image, claim, req)
  if (!trace) return []
  const { metres, is_older: isOlder, used_in: usedIn, is_disputed: isDisputed } = trace
  return [
    ...(usedIn === null ? [] : [`такой снимок уже есть в заявке № ${usedIn}`]),
    ...(metres !== null && metres > FAR ? [`снят в ${distanceOf(metres)} от места заявки`] : []),
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
    SELECT sqrt(power(m.y - ${y}, 2) + power((m.x - ${x}) * ${stretch}, 2)) * ${METRES_OF_DEGREE} AS metres,
      m.taken_at < (SELECT created_at FROM claims WHERE id = ${id}) AS is_older, (SELECT min(id) FROM used) AS used_in,
      (SELECT i.created_at < c.commented_at FROM media i, claims c WHERE i.id = ${image} AND c.id = ${id} AND c.is_accepted = 'no') AS is_disputed
    FROM (SELECT 1) one LEFT JOIN mine m ON true`)
  return rows[0] as TraceRow | undefined
}

function distanceOf(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres / 10) * 10} м` : `${(metres / 1_000).toFixed(1).replace('.', ',')} км`
}
