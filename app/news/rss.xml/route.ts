import type { NextRequest } from 'next/server'
import { newsFeed } from '@/components/features/news/news-feed'
import { readNewsFilter } from '@/components/features/news/queries'
import { getSite } from '@/components/features/site/queries'

/** Feed of all news, with `?type=` of one type. */
export async function GET({ nextUrl }: NextRequest) {
  const { type } = readNewsFilter({ type: nextUrl.searchParams.get('type') ?? undefined })
  return new Response(await newsFeed(await getSite(), type), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
