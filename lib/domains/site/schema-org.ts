import { memoizeText } from '@/lib/text/memoize-text'
import { htmlToText } from '@/lib/text/html-to-text'
import type {
  BreadcrumbList,
  FAQPage,
  GovernmentOrganization,
  ItemList,
  SearchAction,
  Thing,
  WebSite,
} from 'schema-dts'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ImageObject } from '@/lib/contract/shapes'
import type { SiteSettings } from '@/lib/domains/site/contract'

export const absoluteUrl = (path: string) => new URL(path, env.PUBLIC_URL).href
export const organizationId = absoluteUrl('/#organization')

export function organizationSchema(settings: SiteSettings): GovernmentOrganization {
  return {
    '@type': 'GovernmentOrganization',
    '@id': organizationId,
    name: settings.administration,
    url: absoluteUrl(paths.home),
    ...(settings.emblem && { logo: absoluteUrl(settings.emblem.img.url) }),
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

/** schema-dts lacks `query-input`, which search engines read. */
type PortalSearch = SearchAction & { 'query-input': string }

export function webSiteSchema(settings: SiteSettings): WebSite {
  const potentialAction: PortalSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(paths.search)}?text={text}` },
    'query-input': 'required name=text',
  }
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    url: absoluteUrl(paths.home),
    name: settings.administration,
    inLanguage: 'ru',
    publisher: { '@id': organizationId },
    potentialAction,
  }
}

export type Breadcrumbs = readonly { title: string; href?: string }[]

/** Adds the home page; steps without an address are left out: search engines accept one only at the end. */
export function breadcrumbSchema(breadcrumbs: Breadcrumbs): BreadcrumbList {
  const steps = breadcrumbs.filter(({ href }, index) => href !== undefined || index === breadcrumbs.length - 1)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Главная', href: paths.home }, ...steps].map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href && { item: absoluteUrl(href) }),
    })),
  }
}

export function geoProperty({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null
    ? {}
    : { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
}

export function imageProperty(image: ImageObject | null) {
  return image ? { image: imageUrls(image) } : {}
}

export function postalAddress(streetAddress: string, addressLocality?: string) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress,
    ...(addressLocality !== undefined && { addressLocality }),
    addressCountry: 'RU',
  }
}

export function linkListSchema(links: readonly { title: string; path: string }[]): ItemList {
  return toItemList(links.map(({ title, path }) => ({ url: absoluteUrl(path), name: title })))
}

export function itemListSchema(items: readonly Thing[]): ItemList {
  return toItemList(items.map((item) => ({ item })))
}

function toItemList(entries: readonly object[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  }
}

export function noticeSchema(...breadcrumbs: Breadcrumbs) {
  return breadcrumbSchema([...breadcrumbs, { title: 'Объявление для печати' }])
}

/** Answers as plain text: search engines ignore tags. */
const toPlainAnswer = memoizeText(htmlToText)

export function faqSchema(questions: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainAnswer(answer) },
    })),
  }
}

export function imageUrls(image: ImageObject | null): string[] {
  return [image?.img.sizes?.card?.url, image?.img.url].flatMap((url) => (url ? [absoluteUrl(url)] : []))
}
