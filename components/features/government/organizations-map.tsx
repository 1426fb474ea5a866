import { PlacesMap } from '@/components/map/places-map'
import { paths } from '@/lib/config/paths'
import type { OrganizationCard } from '@/lib/domains/government/contract'
import { TitledSection } from '@/components/ui/text/titled-section'

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
    <TitledSection id="organizations-map" title="На карте" headingClassName="mb-5 text-h2" className="mt-14">
      <PlacesMap label="Организации на карте" places={places} />
    </TitledSection>
  )
}
