import type { NextRequest } from 'next/server'
import { claimsFeed } from '@/components/features/claims/claims-metadata'
import { discussionsFeed } from '@/components/features/discussions/discussions-section'
import { documentsFeed } from '@/components/features/documents/documents-section'
import { ideasFeed } from '@/components/features/ideas/queries'
import { newsFeed } from '@/components/features/news/news-feed'
import { postersFeed } from '@/components/features/posters/queries'
import { getSite } from '@/components/features/site/queries'
import { feedFile } from '@/lib/domains/site/feed-file'
import { feedFormats, type FeedSection } from '@/lib/config/paths'

const feeds = {
  news: newsFeed,
  documents: documentsFeed,
  posters: postersFeed,
  claims: claimsFeed,
  discussions: discussionsFeed,
  ideas: ideasFeed,
} satisfies Record<FeedSection, unknown>

interface Context {
  params: Promise<{ section: string; format: string }>
}

/** Feed of a section, with the filters of its list. */
export async function GET({ nextUrl }: NextRequest, { params }: Context) {
  const { section, format } = await params
  const known = feedFormats.find((name) => name === format)
  if (!known || !Object.hasOwn(feeds, section)) return new Response('Такой ленты нет', { status: 404 })
  const filter = Object.fromEntries(nextUrl.searchParams)
  const [site, { facts, entries }] = await Promise.all([getSite(), feeds[section as FeedSection](filter)])
  return feedFile(site, facts, entries, known)
}
