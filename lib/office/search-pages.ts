import type { Client } from 'pg'
import { sections } from '@/lib/navigation/sections'

export async function fillSearchPages(client: Client): Promise<void> {
  const pages = JSON.stringify(searchPages())
  await client.query(
    `INSERT INTO search_pages (path, title, lead, words)
     SELECT path, title, lead, words FROM jsonb_to_recordset($1) AS page(path text, title text, lead text, words text)
     ON CONFLICT (path) DO UPDATE SET title = excluded.title, lead = excluded.lead, words = excluded.words
     WHERE (search_pages.title, search_pages.lead, search_pages.words) <> (excluded.title, excluded.lead, excluded.words)`,
    [pages],
  )
  await client.query(
    `DELETE FROM search_pages WHERE path NOT IN (SELECT path FROM jsonb_to_recordset($1) AS page(path text))`,
    [pages],
  )
}

export function searchPages() {
  return sections.flatMap(({ path, title, lead, searchTerms: words }) =>
    lead === undefined || words === undefined ? [] : [{ path, title, lead, words }],
  )
}
