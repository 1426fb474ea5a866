import type { Graph, Thing } from 'schema-dts'
import { plainSpelling } from '@/lib/text/typography'

/** Draws structured data for search engines. Every `<` is escaped, so the text cannot close its script element. */
export function JsonLd({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: plainSpelling(JSON.stringify(graph)).replaceAll('<', '\\u003c') }}
    />
  )
}
