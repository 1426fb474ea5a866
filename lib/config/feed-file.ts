import { Feed } from 'feed'
import { env } from '@/lib/config/env'
import { paths, type FeedFormat, type FeedSection } from '@/lib/config/paths'
import type { Site } from '@/lib/contract/site'
import { sayable } from '@/lib/shared/plain-text'

/** What a feed says of itself. */
export interface FeedFacts {
  section: FeedSection
  title: string
  /** The list it follows, with its filters. */
  path: string
  /** The filters alone, without `?`. */
  query?: string
}

/** One thing of a feed; `path` is its permanent address here. */
export interface FeedEntry {
  title: string
  path: string
  description: string
  /** ISO 8601. */
  date: string
  category?: string
  picture?: { url: string; size?: number | null | undefined } | undefined
}

const types: Record<FeedFormat, string> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

/** The feed as RSS 2.0 or JSON Feed 1: the same things, for readers and for programs. */
export function feedFile({ settings }: Site, facts: FeedFacts, entries: readonly FeedEntry[], format: FeedFormat) {
  const address = (kind: FeedFormat) => absolute(paths.feed(facts.section, kind, facts.query))
  const feed = new Feed({
    id: absolute(facts.path),
    title: [settings.administration, facts.title].filter(Boolean).join(': '),
    description: `${facts.title} ${settings.city_genitive || 'города'}`,
    link: absolute(facts.path),
    feedLinks: { rss: address('rss.xml'), json: address('feed.json') },
    language: 'ru',
    copyright: settings.administration,
    generator: settings.administration,
  })
  for (const entry of entries) addEntry(feed, entry)
  const body = format === 'rss.xml' ? feed.rss2() : feed.json1()
  return new Response(body, { headers: { 'content-type': types[format] } })
}

function addEntry(feed: Feed, { title, path, description, date, category, picture }: FeedEntry): void {
  const link = absolute(path)
  feed.addItem({
    title: sayable(title),
    id: link,
    link,
    description: sayable(description),
    date: new Date(date),
    ...(category && { category: [{ name: sayable(category) }] }),
    ...(picture && { enclosure: { url: absolute(picture.url), type: 'image/jpeg', length: picture.size ?? 0 } }),
  })
}

function absolute(path: string): string {
  return new URL(path, env.PUBLIC_URL).href
}
