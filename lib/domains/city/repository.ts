import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { findPageGlobal, findPublished } from '@/lib/platform/payload/find-pages'
import type { CityAbout, CityHistory, MediaOutlet, ReferenceEntry } from '@/lib/platform/payload/payload-types'
import { withDraft } from '@/lib/platform/preview/preview'

export async function findCityAbout(draft: boolean): Promise<CityAbout> {
  return findPageGlobal('city-about', { draft })
}

export async function findCityHistory(draft: boolean): Promise<CityHistory> {
  return findPageGlobal('city-history', { draft })
}

export async function findMediaOutlets(previewedId: number | undefined): Promise<MediaOutlet[]> {
  const published = await findPublished('media-outlets', { sort: ['position', 'id'] })
  return withDraft('media-outlets', published, { id: previewedId })
}

/** Returns all published entries: a city has a few hundred. */
export async function findReferenceEntries(previewedId: number | undefined): Promise<ReferenceEntry[]> {
  const published = await findPublished('reference-entries', { sort: ['position', 'title'] })
  return withDraft('reference-entries', published, { id: previewedId })
}

export function findReferenceTopics(): Promise<{ id: number; title: string; count: number }[]> {
  return query(sql`
    SELECT t.id, t.title, count(e.id)::int AS count FROM reference_topics t
    JOIN reference_entries e ON e.topic_id = t.id AND e._status = 'published'
    GROUP BY t.id ORDER BY t.position, t.id`)
}
