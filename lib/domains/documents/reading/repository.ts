import { sql } from '@payloadcms/db-postgres'
import type { Reading } from '@/lib/domains/documents/reading/contract'
import { FILE_HOLDERS } from '@/lib/platform/database/numbered-tables'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'
import type { File } from '@/lib/platform/payload/payload-types'

export async function findFile(name: string): Promise<File | null> {
  const { docs } = await (
    await payloadClient()
  ).find({
    collection: 'files',
    where: { filename: { equals: name } },
    select: { title: true, originName: true, filename: true, mimeType: true, filesize: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return (docs[0] as File | undefined) ?? null
}

/** Returns a published act, service or discussion with this file attached. */
export async function findHolder(fileId: number): Promise<NonNullable<Reading['holder']> | null> {
  return selectOne<NonNullable<Reading['holder']>>(sql`
    SELECT kind, id, title FROM (${sql.raw(FILE_HOLDERS)}) h WHERE files_id = ${fileId} ORDER BY place, id LIMIT 1`)
}
