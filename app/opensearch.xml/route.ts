import { openSearchXml } from '@/components/features/search/open-search'
import { getSite } from '@/components/features/site/queries'

/** Lets a browser search the portal from its address bar (OpenSearch 1.1). */
export async function GET() {
  const { settings } = await getSite()
  return new Response(openSearchXml(settings), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}
