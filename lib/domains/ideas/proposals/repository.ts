import { sql } from '@payloadcms/db-postgres'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'

export async function findCategory(id: number): Promise<{ department_id: number | null } | null> {
  const [row] = await query<{ department_id: number | null }>(
    sql`SELECT department_id FROM idea_categories WHERE id = ${id}`,
  )
  return row ?? null
}

export interface NewIdea {
  title: string
  text: string
  address: string
  /** Degrees; null if the address was not found. */
  point: { latitude: number; longitude: number } | null
  categoryId: number
  departmentId: number | null
  author: { residentId: number; name: string; isShown: boolean }
  photoId: number
  documentIds: number[]
}

/** Creates an idea in moderation in the caller's transaction and returns its id. */
export async function insertIdea({ point, categoryId, departmentId, author, ...idea }: NewIdea): Promise<number> {
  const { id } = await (
    await payloadClient()
  ).create({
    collection: 'ideas',
    data: {
      title: idea.title,
      text: idea.text,
      address: idea.address,
      x: point?.longitude ?? null,
      y: point?.latitude ?? null,
      code: '5',
      category: categoryId,
      department: departmentId,
      authorName: author.name,
      showAuthor: author.isShown,
      residentId: author.residentId,
      sentPhoto: idea.photoId,
      sentDocuments: idea.documentIds,
    },
    depth: 0,
    req: { transactionID: transactionId() },
  })
  return id
}
