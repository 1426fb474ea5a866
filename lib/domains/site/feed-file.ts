import { Feed, type Item } from 'feed'
import { env } from '@/lib/config/env'
import { feedTypes, paths, type FeedFormat, type FeedSection } from '@/lib/config/paths'
import type { Site } from '@/lib/domains/site/contract'
import { corsHeaders } from '@/lib/runtime/cors'
import { stripControlCharacters } from '@/lib/text/plain-text'
import { escapeXml } from '@/lib/text/xml'
import { stripTypography } from '@/lib/text/typography'
import { toIso } from '@/lib/time/dates'

export interface FeedFacts {
  section: FeedSection
  title: string
  path: string
  query?: string
}

export interface FeedEntry {
  id: number
  title: string
  path: string
  description: string
  /** ISO 8601; for planned things, the last change of the page. */
  date: string
  dateIs?: 'changed'
  category?: string
  picture?: { url: string; size?: number | null | undefined } | undefined
}

export function feedFile(site: Site, facts: FeedFacts, entries: readonly FeedEntry[], format: FeedFormat) {
  const body = format === 'rss.xml' ? rssFeed(site, facts, entries) : jsonFeed(site, facts, entries)
  return new Response(body, { headers: { ...corsHeaders, 'content-type': `${feedTypes[format]}; charset=utf-8` } })
}

function rssFeed(site: Site, facts: FeedFacts, entries: readonly FeedEntry[]): string {
  const { administration } = site.settings
  const changed = lastChange(entries)
  const feed = new Feed({
    id: absolute(facts.path),
    ...buildNames(site, facts),
    link: absolute(facts.path),
    feedLinks: { rss: buildAddress(facts, 'rss.xml') },
    language: 'ru',
    copyright: administration,
    generator: administration,
    ...(changed && { updated: changed }),
  })
  for (const entry of entries) feed.addItem(rssItem(facts, entry))
  // otherwise the package writes the current moment, and no feed would ever be unchanged
  return changed ? feed.rss2() : feed.rss2().replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '')
}

function lastChange(entries: readonly FeedEntry[]): Date | undefined {
  const latest = Math.max(...entries.map(({ date }) => Date.parse(date)))
  return Number.isFinite(latest) ? new Date(latest) : undefined
}

function rssItem(facts: FeedFacts, { id, title, path, description, date, category, picture }: FeedEntry): Item {
  return {
    title: plainText(title),
    id: permanentId(facts, id),
    link: absolute(path),
    // readers parse the description as HTML
    description: escapeXml(stripTypography(description)),
    date: new Date(date),
    ...(category && { category: [{ name: plainText(category) }] }),
    ...(picture && { enclosure: { url: absolute(picture.url), type: 'image/jpeg', length: picture.size ?? 0 } }),
  }
}

/** No page: an address follows the title, and a changed id would show an old item as new. */
function permanentId({ section }: FeedFacts, id: number): string {
  return absolute(`/feeds/${section}/${id}`)
}

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed(site: Site, facts: FeedFacts, entries: readonly FeedEntry[]): string {
  const { administration } = site.settings
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    ...buildNames(site, facts),
    home_page_url: absolute(facts.path),
    feed_url: buildAddress(facts, 'feed.json'),
    language: 'ru',
    ...(administration && { authors: [{ name: administration, url: absolute(paths.home) }] }),
    items: entries.map((entry) => jsonItem(facts, entry)),
  }
  return JSON.stringify(feed, null, 2)
}

function jsonItem(facts: FeedFacts, { id, title, path, description, date, dateIs, category, picture }: FeedEntry) {
  return {
    id: permanentId(facts, id),
    url: absolute(path),
    title: plainText(title),
    content_text: plainText(description),
    ...(picture && { image: absolute(picture.url) }),
    [dateIs === 'changed' ? 'date_modified' : 'date_published']: toIso(date),
    ...(category && { tags: [plainText(category)] }),
  }
}

function buildNames({ settings }: Site, { title }: FeedFacts): { title: string; description: string } {
  return {
    title: stripTypography([settings.administration, title].filter(Boolean).join(': ')),
    description: stripTypography(`${title} ${settings.city_genitive || 'города'}`),
  }
}

function buildAddress({ section, query }: FeedFacts, format: FeedFormat): string {
  return absolute(paths.feed(section, format, query))
}

function plainText(text: string): string {
  return stripControlCharacters(stripTypography(text))
}

function absolute(path: string): string {
  return new URL(path, env.PUBLIC_URL).href
}
