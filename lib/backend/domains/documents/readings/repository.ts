import { sql } from '@payloadcms/db-postgres'
import { office, rows } from '@/lib/backend/integrations/payload'
import type { File } from '@/lib/cms/payload-types'
import type { Reading } from '@/lib/contract/readings'

/** A public file by its stored name. */
export async function findFile(name: string): Promise<File | null> {
  const { docs } = await (
    await office()
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

/** The published act, service or discussion that carries the file. */
export async function findHolder(fileId: number): Promise<NonNullable<Reading['holder']> | null> {
  const [holder] = await rows<NonNullable<Reading['holder']>>(sql`
    SELECT 'document' AS kind, d.id, d.title, 1 AS place FROM documents_rels r JOIN documents d ON d.id = r.parent_id
      WHERE r.files_id = ${fileId} AND d._status = 'published'
    UNION ALL
    SELECT 'service', s.id, s.title, 2 FROM services_rels r JOIN services s ON s.id = r.parent_id
      WHERE r.files_id = ${fileId} AND s._status = 'published'
    UNION ALL
    SELECT 'discussion', d.id, d.title, 3 FROM discussions_rels r JOIN discussions d ON d.id = r.parent_id
      WHERE r.files_id = ${fileId} AND d._status = 'published' AND d.notification_start_date <= now()
    ORDER BY place, id LIMIT 1`)
  return holder ? { kind: holder.kind, id: holder.id, title: holder.title } : null
}
