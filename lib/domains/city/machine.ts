import type { City, Event, ItemList, NewsMediaOrganization, Place, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import {
  absolute,
  breadcrumbSchema,
  imageAddresses,
  linkList,
  organizationId,
  thingList,
} from '@/lib/domains/site/schema-org'
import type { CityAbout, District, MediaOutlet, ReferenceEntry } from '@/lib/domains/city/contract'
import type { PosterCard, PosterDate, PosterItem } from '@/lib/domains/posters/contract'
import type { Site } from '@/lib/domains/site/contract'

type Way = readonly { title: string; href: string }[]

/** All that search engines are told of a poster: an event for each of its dates, the way to it. */
export function posterThings(poster: PosterItem, way: Way, site: Site): Thing[] {
  const steps = [{ title: 'Главная', href: paths.home }, ...way].map(({ title, href }) => ({ title, path: href }))
  return [
    ...poster.dates.map((date) => eventSchema(poster, date, site)),
    breadcrumbSchema([...steps, { title: poster.title }]),
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
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

export function posterListSchema(posters: readonly PosterCard[]): ItemList {
  return linkList(posters.map(({ id, slug, title }) => ({ title, path: paths.posterItem(id, slug) })))
}

/** The city itself and its districts. */
export function citySchema({ title, lead, head_img: image, districts }: CityAbout, { settings }: Site): City {
  return {
    '@type': 'City',
    '@id': absolute('/#city'),
    name: settings.city || title,
    description: lead,
    url: absolute(paths.cityAbout),
    image: imageAddresses(image),
    ...(settings.latitude !== null &&
      settings.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: settings.latitude, longitude: settings.longitude },
      }),
    containedInPlace: { '@type': 'AdministrativeArea', name: settings.republic },
    containsPlace: districts.map(districtSchema),
  }
}

function districtSchema({ title, description, latitude, longitude }: District): Place {
  return {
    '@type': 'Place',
    name: title,
    description,
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

export function outletSchema({ title, description, url, phones, email }: MediaOutlet): NewsMediaOrganization {
  return {
    '@type': 'NewsMediaOrganization',
    name: title,
    description,
    ...(url && { url }),
    ...(phones[0] && { telephone: phones[0] }),
    ...(email && { email }),
  }
}

/** The directory as a list of whom to call and where they are. */
export function referenceSchema(entries: readonly ReferenceEntry[], city: string): ItemList {
  return thingList(
    entries.map(({ title, phones, email, url, address }) => ({
      '@type': 'Organization',
      name: title,
      ...(phones.length > 0 && { telephone: [...phones] }),
      ...(email && { email }),
      ...(url && { url }),
      ...(address && {
        address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'RU' },
      }),
    })),
  )
}
