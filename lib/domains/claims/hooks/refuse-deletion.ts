import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { requestDatabase } from '@/lib/platform/database/payload-client'

/** Refuses to delete a claim that others were merged into: they would appear on the map again. */
export const refuseMergeTargetDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const claim = Number(id)
  const db = await requestDatabase(req)
  // this lock waits for a merge that has begun; a merge that begins later does not find the claim
  await db.execute(sql`SELECT 1 FROM claims WHERE id = ${claim} FOR UPDATE`)
  const { rows } = await db.execute(sql`SELECT id FROM claims WHERE merged_into_id = ${claim} ORDER BY id LIMIT 6`)
  if (rows.length === 0) return
  const numbers = rows.slice(0, 5).map((row) => `№ ${String(row.id)}`)
  const listed = numbers.join(', ') + (rows.length > numbers.length ? ' и другие' : '')
  const message = `Заявку нельзя удалить: с ней объединены ${listed}. Удалите сначала их.`
  throw new APIError(message, 409, null, true)
}

/** Refuses to delete a category with claims or subcategories: they would vanish from the map and the figures. */
export const refuseUsedCategoryDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const theme = Number(id)
  const claims = await req.payload.count({ collection: 'claims', where: { category: { equals: theme } }, req })
  const children = await req.payload.count({
    collection: 'claim-categories',
    where: { parent: { equals: theme } },
    req,
  })
  if (claims.totalDocs === 0 && children.totalDocs === 0) return
  const reason =
    claims.totalDocs > 0 ? `по этой теме есть заявки: ${claims.totalDocs}` : `в неё входят темы: ${children.totalDocs}`
  throw new APIError(`Тему нельзя удалить: ${reason}. Перенесите их в другую тему.`, 409, null, true)
}
