import type { Payload } from 'payload'

/** Codes are fixed by the specification, names may be changed in the back office. */
const names = ['Новости', 'Объявления', 'Анонсы', 'Официально', 'Фоторепортажи', 'Видео', 'Интервью']

/** Reads news types by code; those the database lacks are added, for no news can be written without them. */
export async function ensureNewsTypes(payload: Payload): Promise<ReadonlyMap<number, number>> {
  const { docs } = await payload.find({ collection: 'news-types', pagination: false, depth: 0 })
  const ids = new Map(docs.map(({ code, id }) => [code, id]))
  for (const [index, title] of names.entries()) {
    const code = index + 1
    if (ids.has(code)) continue
    const { id } = await payload.create({ collection: 'news-types', data: { code, title }, depth: 0 })
    ids.set(code, id)
  }
  return ids
}
