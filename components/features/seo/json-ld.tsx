import type { Graph, Thing } from 'schema-dts'
import { plainSpelling } from '@/lib/shared/typography'

/** Data for search engines. The text cannot close its script element: every `<` is escaped. */
export function JsonLd({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: plainSpelling(JSON.stringify(graph)).replaceAll('<', '\\u003c') }}
    />
  )
}
