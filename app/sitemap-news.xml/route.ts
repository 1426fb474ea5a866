import { getSite } from '@/components/features/site/queries'
import { newsSitemapXml } from '@/components/features/news/news-sitemap'

/** News of the last two days. */
export async function GET() {
  const { settings } = await getSite()
  const xml = await newsSitemapXml(settings.administration)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
