import { openSearchXml } from '@/components/features/search/open-search'
import { getSite } from '@/components/features/site/queries'

/** OpenSearch 1.1: search from the browser's address bar. */
export async function GET() {
  const { settings } = await getSite()
  return new Response(openSearchXml(settings), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}
