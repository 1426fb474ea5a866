import { sql } from '@payloadcms/db-postgres'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { withDraft } from '@/lib/platform/preview/preview'
import type { CityAbout, CityHistory, MediaOutlet, ReferenceEntry } from '@/lib/platform/payload/payload-types'

export async function findCityAbout(draft: boolean): Promise<CityAbout> {
  return (await payloadClient()).findGlobal({ slug: 'city-about', draft, depth: 1 })
}

export async function findCityHistory(draft: boolean): Promise<CityHistory> {
  return (await payloadClient()).findGlobal({ slug: 'city-history', draft, depth: 1 })
}

export async function findMediaOutlets(previewedId: number | undefined): Promise<MediaOutlet[]> {
  const { docs } = await (
    await payloadClient()
  ).find({
    collection: 'media-outlets',
    where: { _status: { equals: 'published' } },
    sort: ['position', 'id'],
    depth: 0,
    pagination: false,
  })
  return withDraft('media-outlets', docs, { id: previewedId })
}

/** Returns all published entries: a city has a few hundred. */
export async function findReferenceEntries(previewedId: number | undefined): Promise<ReferenceEntry[]> {
  const { docs } = await (
    await payloadClient()
  ).find({
    collection: 'reference-entries',
    where: { _status: { equals: 'published' } },
    sort: ['position', 'title'],
    depth: 0,
    pagination: false,
  })
  return withDraft('reference-entries', docs, { id: previewedId })
}

export function findReferenceTopics(): Promise<{ id: number; title: string; count: number }[]> {
  return query(sql`
    SELECT t.id, t.title, count(e.id)::int AS count FROM reference_topics t
    JOIN reference_entries e ON e.topic_id = t.id AND e._status = 'published'
    GROUP BY t.id ORDER BY t.position, t.id`)
}
