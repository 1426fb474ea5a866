import type { Beach, Hotel, Museum, Restaurant, TouristAttraction, TouristTrip } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import {
  absoluteUrl,
  breadcrumbSchema,
  geoProperty,
  linkListSchema,
  postalAddress,
} from '@/lib/domains/site/schema-org'
import type { TourismItem, TourismSection, TourismSectionAnswer } from '@/lib/domains/tourism/contract'

export function tourismSectionSchemas({ section, items }: TourismSectionAnswer) {
  const links = items.map(({ id, slug, title }) => ({ title, path: paths.tourismItem(section.link, id, slug) }))
  return [breadcrumbSchema([{ title: section.title, href: paths.tourism(section.link) }]), linkListSchema(links)]
}

export function tourismItemSchemas(item: TourismItem, section: TourismSection) {
  const breadcrumbs = [{ title: section.title, href: paths.tourism(section.link) }, { title: item.title }]
  return [breadcrumbSchema(breadcrumbs), placeSchema(item, section)]
}

type Place = TouristAttraction | TouristTrip | Hotel | Restaurant | Museum | Beach

const types = {
  sights: 'TouristAttraction',
  routes: 'TouristTrip',
  hotels: 'Hotel',
  food: 'Restaurant',
  museums: 'Museum',
  beaches: 'Beach',
} as const

function placeSchema(item: TourismItem, { kind, link }: TourismSection): Place {
  const shared = {
    name: item.title,
    description: item.lead,
    url: absoluteUrl(paths.tourismItem(link, item.id, item.slug)),
    ...(item.head_img && { image: absoluteUrl(item.head_img.img.url) }),
  }
  const type = types[kind]
  if (type === 'TouristTrip')
    return { '@type': type, ...shared, itinerary: item.stops.map(({ title }) => ({ '@type': 'Place', name: title })) }
  return {
    '@type': type,
    ...shared,
    ...(item.phones[0] && { telephone: item.phones[0] }),
    ...(item.address && {
      address: postalAddress(item.address),
    }),
    ...geoProperty(item),
  }
}
