import type { Graph, Thing } from 'schema-dts'
import { stripTypography } from '@/lib/text/typography'
import { organizationSchema, webSiteSchema } from '@/lib/domains/site/schema-org'
import type { SiteSettings } from '@/lib/domains/site/contract'

export function JsonLd({ things }: { things: Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(things) }} />
}

/** Escapes `<`, so that the text cannot close its script element. */
function toJson(things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return stripTypography(JSON.stringify(graph)).replaceAll('<', '\\u003c')
}

/** Once on every page; other data refer to it by `@id`. */
export function PortalJsonLd({ settings }: { settings: SiteSettings }) {
  return <JsonLd things={[organizationSchema(settings), webSiteSchema(settings)]} />
}
