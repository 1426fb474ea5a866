import { sql } from '@payloadcms/db-postgres'
import type { FaqFilter } from '@/lib/domains/faq/contract'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { joinAnd, hasText } from '@/lib/platform/database/russian-search'
import type { Faq } from '@/lib/platform/payload/payload-types'

export async function findQuestions({ text, topic }: FaqFilter): Promise<Faq[]> {
  const conditions = [sql`q._status = 'published'`]
  if (topic) conditions.push(sql`q.topic_id = ${topic}`)
  if (text) conditions.push(hasText(sql`q.question || ' ' || q.answer::text`, sql`q.question`, text))
  const found = await query<{ id: number }>(sql`SELECT q.id FROM faq q WHERE ${joinAnd(conditions)}`)
  if (found.length === 0) return []
  const { docs } = await (
    await payloadClient()
  ).find({
    collection: 'faq',
    where: { id: { in: found.map(({ id }) => id) } },
    sort: ['position', 'id'],
    depth: 1,
    pagination: false,
    populate: { services: { title: true, _status: true } },
  })
  return docs
}

export function findFaqTopics(): Promise<{ id: number; title: string; count: number }[]> {
  return query(sql`
    SELECT t.id, t.title, count(q.id)::int AS count FROM faq_topics t
    JOIN faq q ON q.topic_id = t.id AND q._status = 'published'
    GROUP BY t.id ORDER BY t.position, t.id`)
}
