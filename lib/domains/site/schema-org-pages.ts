import type { AboutPage, CollectionPage, ContactPage, ProfilePage, SearchResultsPage, Thing, WebPage } from 'schema-dts'
import { absolute, breadcrumbSchema, organizationId, stepsOf, type Way } from '@/lib/domains/site/schema-org'

interface PageFacts {
  title: string
  path: string
  description?: string | null
  /** The day or moment of the last change is ISO 8601. */
  modified?: string
}

/** Describes a page of whose kind nothing more exact can be said, or that only leads on to others. */
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

/** Describes where one writes to the administration. */
export function writePageSchema(facts: PageFacts): ContactPage {
  return { '@type': 'ContactPage', ...shared(facts), about: { '@id': organizationId } }
}

/** Describes a page about something and the way to it. */
export function aboutPageThings(facts: PageFacts, way: Way = []): Thing[] {
  return [aboutPageSchema(facts), stepsTo(facts, way)]
}

/** Describes a page that leads on to others, and the way to it from the home page. */
export function collectionPageThings(facts: PageFacts): Thing[] {
  return [collectionPageSchema(facts), stepsTo(facts, [])]
}

function stepsTo({ title, path }: PageFacts, way: Way) {
  return breadcrumbSchema(stepsOf([...way, { title, href: path }]))
}

function shared({ title, path, description, modified }: PageFacts) {
  return {
    name: title,
    url: absolute(path),
    ...(description && { description }),
    ...(modified && { dateModified: modified }),
    inLanguage: 'ru',
    isPartOf: { '@id': absolute('/#website') },
    publisher: { '@id': organizationId },
  }
}
