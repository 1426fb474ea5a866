import type { DigitalDocument, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, breadcrumbSchema, organizationId } from '@/lib/domains/site/schema-org'
import type { Reading } from '@/lib/domains/documents/reading/contract'

export function readingSchemas(
  reading: Reading,
  path: string,
  breadcrumbs: { title: string; href: string }[],
): Thing[] {
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
  const steps = [{ title: 'Главная', href: paths.home }, ...breadcrumbs, { title: document.title, href: path }]
  return [text, breadcrumbSchema(steps.map(({ title, href }) => ({ title, path: href })))]
}
