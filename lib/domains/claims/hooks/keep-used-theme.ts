import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A category with claims or subcategories cannot be deleted: they would vanish from the map and the figures. */
export const keepUsedTheme: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
