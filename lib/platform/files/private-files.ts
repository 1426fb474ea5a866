import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { verifyPrivateLink, signPrivateLink, type PrivateLink } from '@/lib/platform/files/private-links'
import { safeName } from '@/lib/platform/files/safe-name'
import type { PrivateFile } from '@/lib/platform/payload/payload-types'
import { readStoredFile, storedFiles } from '@/lib/platform/files/storage/stored-files'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { contentDisposition } from '@/lib/text/content-disposition'

interface PrivateContent {
  content: Buffer
  mimeType: string
  extension: string
  originName: string
  purpose: PrivateFile['purpose']
  residentId: number | null
}

/** Stores a file for its owner and staff, in the caller's transaction. Returns its id. */
export async function storePrivateFile(file: PrivateContent): Promise<number> {
  const { content, mimeType, extension, originName, purpose, residentId } = file
  const { id } = await (
    await payloadClient()
  ).create({
    collection: 'private-files',
    data: { originName: safeName(originName, extension), purpose, residentId },
    file: {
      data: content,
      mimetype: mimeType,
      name: `${randomBytes(12).toString('hex')}.${extension}`,
      size: content.byteLength,
    },
    req: { transactionID: transactionId() },
  })
  return id
}

/** Returns a link for five minutes. Throws notFound for a file of somebody else. */
export async function linkPrivateFile(id: number, residentId: number): Promise<PrivateLink> {
  const owned = await query(sql`SELECT 1 FROM private_files f WHERE f.id = ${id} AND ${ownedBy(residentId)}`)
  if (owned.length === 0) throw new AppError('notFound')
  return signPrivateLink(id)
}

function ownedBy(residentId: number): SQL {
  return sql`(f.resident_id = ${residentId} OR EXISTS (
    SELECT 1 FROM appeals_rels x JOIN appeals a ON a.id = x.parent_id
    WHERE x.private_files_id = f.id AND x.path = 'answerFiles' AND a.state = 'answered' AND a.resident_id = ${residentId}))`
}

/** Throws notFound for an invalid or expired link. */
export async function servePrivateFile(address: string): Promise<Response> {
  const id = verifyPrivateLink(address)
  if (id === null) throw new AppError('notFound')
  const [row] = await query<{ filename: string; mime_type: string; origin_name: string }>(
    sql`SELECT filename, mime_type, origin_name FROM private_files WHERE id = ${id}`,
  )
  const file = row && (await storedFiles.head(`private/${row.filename}`))
  const content = file && (await storedFiles.get(file.path))
  if (!content) throw new AppError('notFound')
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'content-type': row.mime_type,
      'content-length': String(file.size),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-disposition': contentDisposition('attachment', row.origin_name),
    },
  })
}

interface StoredFile {
  id: number
  originName: string
  content: Buffer
}

export async function readPrivateFiles(residentId: number): Promise<StoredFile[]> {
  const found = await query<{ id: number; filename: string; origin_name: string }>(
    sql`SELECT f.id, f.filename, f.origin_name FROM private_files f WHERE ${ownedBy(residentId)} AND f.purpose <> 'export' ORDER BY f.id`,
  )
  const read = async ({ id, filename, origin_name: originName }: (typeof found)[number]) => ({
    id,
    originName,
    content: await readPrivateFile(filename),
  })
  return Promise.all(found.map(read))
}

/** The files on disk are deleted later. */
export async function deletePrivateFiles(
  residentId: number,
  purposes: readonly PrivateFile['purpose'][],
): Promise<void> {
  await query(
    sql`DELETE FROM private_files WHERE resident_id = ${residentId} AND purpose::text = ANY(${sql.param([...purposes])}::text[])`,
  )
}

/** Throws notFound if the storage has lost it. */
export async function readPrivateFile(filename: string): Promise<Buffer> {
  const content = await readStoredFile(`private/${filename}`)
  if (!content) throw new AppError('notFound', { message: messages.noFile })
  return content
}

export async function deleteOldExports(): Promise<void> {
  await query(sql`DELETE FROM private_files WHERE purpose = 'export' AND created_at < now() - interval '1 hour'`)
}
