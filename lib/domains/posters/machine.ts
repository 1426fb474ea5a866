import type { Event, ItemList, Place, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import {
  absolute,
  breadcrumbSchema,
  geoOf,
  imageAddresses,
  linkList,
  organizationId,
  stepsOf,
  type Way,
} from '@/lib/domains/site/schema-org'
import type { PosterCard, PosterDate, PosterItem } from '@/lib/domains/posters/contract'
import type { Site } from '@/lib/domains/site/contract'

export function posterThings(poster: PosterItem, way: Way, site: Site): Thing[] {
  return [
    ...poster.dates.map((date) => eventSchema(poster, date, site)),
    breadcrumbSchema([...stepsOf(way), { title: poster.title }]),
  ]
}

function eventSchema(poster: PosterItem, date: PosterDate, { settings }: Site): Event {
  const url = absolute(paths.posterItem(poster.id, poster.slug))
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
    image: imageAddresses(poster.head_img),
    isAccessibleForFree: poster.is_free,
    typicalAgeRange: `${poster.age}+`,
    ...(poster.is_free && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'RUB', url } }),
    organizer: poster.organizer
      ? { '@type': 'Organization', name: poster.organizer, ...(poster.ticket_url && { url: poster.ticket_url }) }
      : { '@id': organizationId },
    inLanguage: 'ru',
  }
}

interface Standing {
  title: string
  address: string
  latitude: number | null
  longitude: number | null
}

function placeSchema({ title, address, latitude, longitude }: Standing, city: string): Place {
  return {
    '@type': 'Place',
    name: title,
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'RU' },
    }),
    ...geoOf({ latitude, longitude }),
  }
}

export function posterListSchema(posters: readonly PosterCard[]): ItemList {
  return linkList(posters.map(({ id, slug, title }) => ({ title, path: paths.posterItem(id, slug) })))
}
