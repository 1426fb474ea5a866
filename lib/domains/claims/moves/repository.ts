import { sql } from '@payloadcms/db-postgres'
import { quietMove } from '@/lib/domains/claims/hooks/move-claim'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { selectOne, selectTotal } from '@/lib/platform/database/select'
import { toStaffRequest, type StaffCall } from '@/lib/platform/payload/staff-request'
import { traceRequest } from '@/lib/platform/pictures/hooks/trace-picture'

type Saved = Omit<ClaimMove, 'photo' | 'document'> & { reportImage?: number; reportDocument?: number }

/** Saves a claim as its form in the back office does, so the same rules, history, emails and log apply. */
export async function saveMove(id: number, data: Saved, call: StaffCall, { isQuiet = false } = {}): Promise<void> {
  const payload = await payloadClient()
  await payload.update({
    collection: 'claims',
    id,
    data,
    depth: 0,
    overrideAccess: false,
    req: toStaffRequest(call),
    context: isQuiet ? quietMove.contextWith(true) : {},
  })
}

export async function findCode(id: number): Promise<number | null> {
  const row = await selectOne<{ code: number }>(sql`SELECT code::text::int AS code FROM claims WHERE id = ${id}`)
  return row?.code ?? null
}

/** Stores the photo of an answer with its traces. Returns its id. */
export async function savePhoto(file: File, alt: string, call: StaffCall): Promise<number> {
  const payload = await payloadClient()
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: await toUpload(file),
    depth: 0,
    overrideAccess: false,
    req: toStaffRequest(call),
    context: traceRequest.contextWith(true),
  })
  return id
}

export async function saveDocument(file: File, title: string, call: StaffCall): Promise<number> {
  const payload = await payloadClient()
  const { id } = await payload.create({
    collection: 'files',
    data: { title, originName: file.name },
    file: await toUpload(file),
    depth: 0,
    overrideAccess: false,
    req: toStaffRequest(call),
  })
  return id
}

async function toUpload(file: File) {
  return { data: Buffer.from(await file.arrayBuffer()), name: file.name, mimetype: file.type, size: file.size }
}

/** Counts the author's photos that nobody has decided on yet. */
export function countSentPhotos(id: number): Promise<number> {
  return selectTotal(sql`
    SELECT count(*)::int AS total FROM claims_rels r JOIN claims c ON c.id = r.parent_id
    WHERE r.parent_id = ${id} AND r.path = 'sentPhotos' AND c.published_at IS NULL`)
}
