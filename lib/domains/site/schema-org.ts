import type {
  BreadcrumbList,
  FAQPage,
  GovernmentOffice,
  GovernmentOrganization,
  GovernmentService,
  ItemList,
  Legislation,
  NewsArticle,
  SearchAction,
  Thing,
  WebSite,
} from 'schema-dts'
import { env } from '@/lib/config/env'
import { newsPath, paths } from '@/lib/config/paths'
import type { LegalAct } from '@/lib/domains/documents/contract'
import type { NewsCard, NewsItem } from '@/lib/domains/news/contract'
import type { ServiceCard, ServiceCenter, ServiceItem } from '@/lib/domains/services/contract'
import type { ImageObject } from '@/lib/contract/shapes'
import type { SiteSettings } from '@/lib/domains/site/contract'
import { openingHoursCode } from '@/lib/shared/opening-hours-code'

export const absolute = (path: string) => new URL(path, env.PUBLIC_URL).href
export const organizationId = absolute('/#organization')

export function organizationSchema(settings: SiteSettings): GovernmentOrganization {
  return {
    '@type': 'GovernmentOrganization',
    '@id': organizationId,
    name: settings.administration,
    url: absolute(paths.home),
    ...(settings.emblem && { logo: absolute(settings.emblem.img.url) }),
    ...(settings.email && { email: settings.email }),
    ...(settings.phones[0] && { telephone: settings.phones[0] }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.address,
      addressLocality: settings.city,
      addressRegion: settings.republic,
      addressCountry: 'RU',
    },
    areaServed: { '@type': 'City', name: settings.city },
    sameAs: settings.socials.map(({ link }) => link),
  }
}

/** schema-dts does not know `query-input`, which search engines read. */
type PortalSearch = SearchAction & { 'query-input': string }

export function webSiteSchema(settings: SiteSettings): WebSite {
  const potentialAction: PortalSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.search)}?text={text}` },
    'query-input': 'required name=text',
  }
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    url: absolute(paths.home),
    name: settings.administration,
    inLanguage: 'ru',
    publisher: { '@id': organizationId },
    potentialAction,
  }
}

/** Steps from the home page to the page itself; the last one may go without an address. */
export function breadcrumbSchema(steps: { title: string; path?: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path && { item: absolute(path) }),
    })),
  }
}

/** A list of what is read at other addresses, in its order. */
export function linkList(links: readonly { title: string; path: string }[]): ItemList {
  return listOf(links.map(({ title, path }) => ({ url: absolute(path), name: title })))
}

/** A list of what is told of right here. */
export function thingList(things: readonly Thing[]): ItemList {
  return listOf(things.map((item) => ({ item })))
}

function listOf(entries: readonly object[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  }
}

/** The way to a sheet for a notice board: by its section and the page it was made of. */
export function noticeSchema(section: { title: string; path: string }, page: { title: string; path: string }) {
  return breadcrumbSchema([section, page, { title: 'Объявление для печати' }])
}

function newsArticleSchema(item: NewsItem): NewsArticle {
  const address = absolute(pathOfNews(item))
  return {
    '@type': 'NewsArticle',
    headline: item.title.slice(0, 110),
    description: item.lead,
    datePublished: item.date_publication,
    dateModified: item.updated_at,
    mainEntityOfPage: address,
    url: address,
    image: imageAddresses(item.head_img),
    inLanguage: 'ru',
    keywords: item.tags.join(', '),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  }
}

/** All that search engines are told of a news item: the article, the way to it. */
export function newsItemThings(item: NewsItem, way: { title: string; href: string }[]) {
  const steps = [{ title: 'Главная', href: paths.home }, ...way].map(({ title, href }) => ({ title, path: href }))
  return [newsArticleSchema(item), breadcrumbSchema([...steps, { title: item.title }])]
}

/** The way to the list and what it holds; a list of one type stands under all news. */
export function newsListThings(cards: NewsCard[], type: { title: string; path: string } | undefined) {
  const way = [{ title: 'Главная', path: paths.home }, { title: 'Новости', path: paths.news }, ...(type ? [type] : [])]
  return [breadcrumbSchema(way), newsListSchema(cards)]
}

function newsListSchema(cards: NewsCard[]): ItemList {
  return linkList(cards.map((card) => ({ title: card.title, path: pathOfNews(card) })))
}

/** Answers are given as plain text: tags add nothing for a search engine. */
export function faqSchema(questions: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

export function serviceSchema(service: ServiceItem): GovernmentService {
  return {
    '@type': 'GovernmentService',
    name: service.title,
    description: service.summary,
    url: absolute(paths.service(service.id)),
    serviceType: service.topic?.title,
    ...(service.authority && { serviceOperator: { '@type': 'GovernmentOrganization', name: service.authority } }),
    provider: { '@id': organizationId },
    audience: service.audiences.map(({ title }) => ({ '@type': 'Audience', audienceType: title })),
    availableChannel: service.ways.map(({ text, url }) => ({
      '@type': 'ServiceChannel',
      name: text,
      ...(url && { serviceUrl: url }),
    })),
  }
}

export function serviceCenterSchema(center: ServiceCenter): GovernmentOffice {
  return {
    '@type': 'GovernmentOffice',
    name: center.title,
    address: { '@type': 'PostalAddress', streetAddress: center.address, addressCountry: 'RU' },
    url: absolute(`${paths.serviceCenters}#center-${center.id}`),
    telephone: center.phones[0],
    ...(center.latitude !== null &&
      center.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: center.latitude, longitude: center.longitude },
      }),
    ...(center.email && { email: center.email }),
    openingHours: openingHoursCode(center.hours),
    parentOrganization: { '@id': organizationId },
  }
}

export function legislationSchema(act: LegalAct): Legislation {
  return {
    '@type': 'Legislation',
    name: act.title,
    url: absolute(paths.document(act.id)),
    legislationIdentifier: act.number ?? undefined,
    legislationType: act.type.title,
    legislationDate: act.date,
    legislationPassedBy: { '@type': 'GovernmentOrganization', name: act.issuer.title },
    legislationLegalForce: legalForces[act.status],
    inLanguage: 'ru',
  }
}

const legalForces = {
  active: 'InForce',
  amended: 'InForce',
  repealed: 'NotInForce',
  draft: 'NotInForce',
} as const

export function legislationListSchema(acts: LegalAct[]): ItemList {
  return thingList(acts.map(legislationSchema))
}

export function serviceListSchema(services: ServiceCard[]): ItemList {
  return linkList(services.map(({ id, title }) => ({ title, path: paths.service(id) })))
}

function pathOfNews({ id, slug, type }: Pick<NewsCard, 'id' | 'slug' | 'type'>): string {
  return newsPath({ id, slug, typeCode: type.code })
}

export function imageAddresses(image: ImageObject | null): string[] {
  return [image?.img.sizes?.card?.url, image?.img.url].flatMap((url) => (url ? [absolute(url)] : []))
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
