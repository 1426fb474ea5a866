import type { AboutPage, CollectionPage, ContactPage, ProfilePage, SearchResultsPage, Thing, WebPage } from 'schema-dts'
import { absoluteUrl, breadcrumbSchema, organizationId, type Breadcrumbs } from '@/lib/domains/site/schema-org'

interface PageFacts {
  title: string
  path: string
  description?: string | null
  /** ISO 8601. */
  modified?: string
}

export function webPageSchema(facts: PageFacts): WebPage {
  return { '@type': 'WebPage', ...shared(facts) }
}

export function collectionPageSchema(facts: PageFacts): CollectionPage {
  return { '@type': 'CollectionPage', ...shared(facts) }
}

export function aboutPageSchema(facts: PageFacts): AboutPage {
  return { '@type': 'AboutPage', ...shared(facts), about: { '@id': organizationId } }
}

export function searchResultsSchema(facts: PageFacts): SearchResultsPage {
  return { '@type': 'SearchResultsPage', ...shared(facts) }
}

export function profilePageSchema(facts: PageFacts): ProfilePage {
  return { '@type': 'ProfilePage', ...shared(facts) }
}

export function contactPageSchema(facts: PageFacts): ContactPage {
  return { '@type': 'ContactPage', ...shared(facts), about: { '@id': organizationId } }
}

export function aboutPageSchemas(facts: PageFacts, breadcrumbs: Breadcrumbs = []): Thing[] {
  return [aboutPageSchema(facts), stepsTo(facts, breadcrumbs)]
}

export function collectionPageSchemas(facts: PageFacts): Thing[] {
  return [collectionPageSchema(facts), stepsTo(facts, [])]
}

function stepsTo({ title, path }: PageFacts, breadcrumbs: Breadcrumbs) {
  return breadcrumbSchema([...breadcrumbs, { title, href: path }])
}

function shared({ title, path, description, modified }: PageFacts) {
  return {
    name: title,
    url: absoluteUrl(path),
    ...(description && { description }),
    ...(modified && { dateModified: modified }),
    inLanguage: 'ru',
    isPartOf: { '@id': absoluteUrl('/#website') },
    publisher: { '@id': organizationId },
  }
}
