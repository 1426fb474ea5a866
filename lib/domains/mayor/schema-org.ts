import type { ItemList, NewsArticle, Person } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, imageUrls, linkListSchema, organizationId } from '@/lib/domains/site/schema-org'
import type { Activity, Mayor } from '@/lib/domains/mayor/contract'
import { fullName } from '@/lib/text/person-name'
import { shorten } from '@/lib/text/shorten'

export function mayorSchema(mayor: Mayor): Person {
  const { surname, name, patronymic, description, email, phone, socials, head_img: portrait } = mayor
  return {
    '@type': 'Person',
    name: fullName(mayor),
    familyName: surname,
    givenName: name,
    ...(patronymic && { additionalName: patronymic }),
    ...(description && { description }),
    jobTitle: 'Глава города',
    worksFor: { '@id': organizationId },
    url: absoluteUrl(paths.mayor),
    ...(portrait && { image: absoluteUrl(portrait.img.url) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    sameAs: socials.map(({ link }) => link),
  }
}

export function activitySchema(activity: Activity): NewsArticle {
  const address = absoluteUrl(paths.mayorActivityItem(activity.id))
  return {
    '@type': 'NewsArticle',
    headline: shorten(activity.title, 110),
    description: activity.lead,
    datePublished: activity.date,
    dateModified: activity.updated_at,
    url: address,
    mainEntityOfPage: address,
    image: imageUrls(activity.head_img),
    inLanguage: 'ru',
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    ...(activity.place && { contentLocation: { '@type': 'Place', name: activity.place } }),
  }
}

export function activityListSchema(activities: readonly Activity[]): ItemList {
  return linkListSchema(activities.map(({ id, title }) => ({ title, path: paths.mayorActivityItem(id) })))
}
