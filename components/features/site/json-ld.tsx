import type { Graph, Thing } from 'schema-dts'
import { stripTypography } from '@/lib/text/typography'
import { organizationSchema, webSiteSchema } from '@/lib/domains/site/schema-org'
import type { SiteSettings } from '@/lib/domains/site/contract'
import { currentOutcome } from '@/lib/runtime/render-outcome'
import { DocumentJsonLd } from '@/components/ui/text/document-html'

/** Renders structured data for robots, which read documents; soft navigation goes without. */
export function JsonLd({ things }: { things: Thing[] }) {
  const outcome = currentOutcome()
  if (!outcome) return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(things) }} />
  return outcome.documentHtml && <DocumentJsonLd part={outcome.documentHtml.push(toJson(things)) - 1} />
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
