import type { Map as MapThing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { CityMap, CityMapCard } from '@/lib/domains/city-maps/contract'
import { absoluteUrl, breadcrumbSchema, linkListSchema, organizationId } from '@/lib/domains/site/schema-org'

const maps = { title: 'Карты города', href: paths.maps }

export function cityMapListSchemas(cards: CityMapCard[]) {
  return [breadcrumbSchema([maps]), linkListSchema(cards.map(({ id, title }) => ({ title, path: paths.map(id) })))]
}

export function cityMapSchemas(map: CityMap) {
  return [breadcrumbSchema([maps, { title: map.title }]), mapSchema(map)]
}

function mapSchema(map: CityMap): MapThing {
  return {
    '@type': 'Map',
    name: map.title,
    description: map.lead,
    url: absoluteUrl(paths.map(map.id)),
    dateModified: map.updated_at,
    inLanguage: 'ru',
    ...(map.head_img && { image: absoluteUrl(map.head_img.img.url) }),
    publisher: { '@id': organizationId },
  }
}
