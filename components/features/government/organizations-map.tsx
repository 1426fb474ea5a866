import { PlacesMap } from '@/components/map/places-map'
import { paths } from '@/lib/config/paths'
import type { OrganizationCard } from '@/lib/domains/government/contract'

export function OrganizationsMap({ organizations }: { organizations: readonly OrganizationCard[] }) {
  const places = organizations.map(({ id, title, address, latitude, longitude, phones }) => ({
    id,
    title,
    address,
    latitude,
    longitude,
    href: paths.organization(id),
    note: phones[0],
  }))
  if (places.every(({ latitude }) => latitude === null)) return null
  return (
    <section aria-labelledby="organizations-map" className="mt-14">
      <h2 id="organizations-map" className="mb-5 text-h2">
        На карте
      </h2>
      <PlacesMap label="Организации на карте" places={places}>
        {null}
      </PlacesMap>
    </section>
  )
}
