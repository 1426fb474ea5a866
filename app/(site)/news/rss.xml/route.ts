import type { NextRequest } from 'next/server'
import { newsFeed } from '@/components/features/news/news-feed'
import { getSite } from '@/components/features/site/queries'
import { feedFile } from '@/lib/domains/site/feed-file'

/** RSS at its original URL, with `?type=` of one type. */
export async function GET({ nextUrl }: NextRequest) {
  const filter = { type: nextUrl.searchParams.get('type') ?? undefined }
  const [site, { facts, entries }] = await Promise.all([getSite(), newsFeed(filter)])
  return feedFile(site, facts, entries, 'rss.xml')
}
