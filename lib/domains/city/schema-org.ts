import type { City, ItemList, NewsMediaOrganization, Place } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { CityAbout, District, MediaOutlet, ReferenceEntry } from '@/lib/domains/city/contract'
import type { Site } from '@/lib/domains/site/contract'
import { absoluteUrl, geoProperty, imageUrls, itemListSchema, postalAddress } from '@/lib/domains/site/schema-org'

export function citySchema({ title, lead, head_img: image, districts }: CityAbout, { settings }: Site): City {
  return {
    '@type': 'City',
    '@id': absoluteUrl('/#city'),
    name: settings.city || title,
    description: lead,
    url: absoluteUrl(paths.cityAbout),
    image: imageUrls(image),
    ...geoProperty(settings),
    containedInPlace: { '@type': 'AdministrativeArea', name: settings.republic },
    containsPlace: districts.map(districtSchema),
  }
}

function districtSchema({ title, description, latitude, longitude }: District): Place {
  return {
    '@type': 'Place',
    name: title,
    description,
    ...geoProperty({ latitude, longitude }),
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

export function referenceSchema(entries: readonly ReferenceEntry[], city: string): ItemList {
  return itemListSchema(
    entries.map(({ title, phones, email, url, address }) => ({
      '@type': 'Organization',
      name: title,
      ...(phones.length > 0 && { telephone: [...phones] }),
      ...(email && { email }),
      ...(url && { url }),
      ...(address && {
        address: postalAddress(address, city),
      }),
    })),
  )
}
