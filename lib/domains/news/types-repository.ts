import type { Payload } from 'payload'

/** Codes are fixed; names may be edited in the back office. */
const names = ['Новости', 'Объявления', 'Анонсы', 'Официально', 'Фоторепортажи', 'Видео', 'Интервью']

/** Returns type ids by code; adds missing types, which news need. */
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
