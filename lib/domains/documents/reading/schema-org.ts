import type { DigitalDocument, Thing } from 'schema-dts'
import { absoluteUrl, breadcrumbSchema, organizationId, type Breadcrumbs } from '@/lib/domains/site/schema-org'
import type { Reading } from '@/lib/domains/documents/reading/contract'

export function readingSchemas(reading: Reading, path: string, breadcrumbs: Breadcrumbs): Thing[] {
  const { document } = reading
  const text: DigitalDocument = {
    '@type': 'DigitalDocument',
    name: document.title,
    url: absoluteUrl(path),
    inLanguage: 'ru',
    publisher: { '@id': organizationId },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: absoluteUrl(document.url),
      encodingFormat: document.type,
      contentSize: `${document.size} B`,
    },
  }
  return [text, breadcrumbSchema([...breadcrumbs, { title: document.title, href: path }])]
}
