import type { Event, ItemList, Place, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { PosterCard, PosterDate, PosterItem } from '@/lib/domains/posters/contract'
import type { Site } from '@/lib/domains/site/contract'
import {
  absoluteUrl,
  type Breadcrumbs,
  breadcrumbSchema,
  geoProperty,
  imageUrls,
  linkListSchema,
  organizationId,
  postalAddress,
} from '@/lib/domains/site/schema-org'

export function posterSchemas(poster: PosterItem, breadcrumbs: Breadcrumbs, site: Site): Thing[] {
  return [
    ...poster.dates.map((date) => eventSchema(poster, date, site)),
    breadcrumbSchema([...breadcrumbs, { title: poster.title }]),
  ]
}

function eventSchema(poster: PosterItem, date: PosterDate, { settings }: Site): Event {
  const url = absoluteUrl(paths.posterItem(poster.id, poster.slug))
  return {
    '@type': 'Event',
    name: poster.title,
    description: poster.summary,
    url,
    startDate: date.starts_at,
    ...(date.ends_at && { endDate: date.ends_at }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeSchema({ ...date, title: date.place }, settings.city),
    image: imageUrls(poster.head_img),
    isAccessibleForFree: poster.is_free,
    typicalAgeRange: `${poster.age}+`,
    ...(poster.is_free && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'RUB', url } }),
    organizer: poster.organizer
      ? { '@type': 'Organization', name: poster.organizer, ...(poster.ticket_url && { url: poster.ticket_url }) }
      : { '@id': organizationId },
    inLanguage: 'ru',
  }
}

interface Venue {
  title: string
  address: string
  latitude: number | null
  longitude: number | null
}

function placeSchema({ title, address, latitude, longitude }: Venue, city: string): Place {
  return {
    '@type': 'Place',
    name: title,
    ...(address && {
      address: postalAddress(address, city),
    }),
    ...geoProperty({ latitude, longitude }),
  }
}

export function posterListSchema(posters: readonly PosterCard[]): ItemList {
  return linkListSchema(posters.map(({ id, slug, title }) => ({ title, path: paths.posterItem(id, slug) })))
}
