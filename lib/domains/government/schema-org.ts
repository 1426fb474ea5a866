import { formatHoursCode } from '@/lib/time/opening-hours'
import type { GovernmentOrganization, ItemList, Organization, Person, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { MinisterItem, OrganizationCard, OrganizationItem } from '@/lib/domains/government/contract'
import {
  absoluteUrl,
  type Breadcrumbs,
  breadcrumbSchema,
  geoProperty,
  imageProperty,
  linkListSchema,
  organizationId,
  postalAddress,
} from '@/lib/domains/site/schema-org'
import { fullName } from '@/lib/text/person-name'

export function organizationSchemas(organization: OrganizationItem, breadcrumbs: Breadcrumbs): Thing[] {
  return [breadcrumbSchema([...breadcrumbs, { title: organization.title }]), organizationItemSchema(organization)]
}

export function ministerSchemas(minister: MinisterItem, breadcrumbs: Breadcrumbs): Thing[] {
  const name = fullName(minister)
  const person: Person = {
    '@type': 'Person',
    name,
    familyName: minister.surname,
    givenName: minister.name,
    ...(minister.patronymic && { additionalName: minister.patronymic }),
    jobTitle: minister.post,
    url: absoluteUrl(paths.minister(minister.id)),
    ...imageProperty(minister.head_img),
    ...(minister.phone && { telephone: minister.phone }),
    ...(minister.email && { email: minister.email }),
    ...(minister.organization && {
      worksFor: {
        '@type': 'GovernmentOrganization',
        name: minister.organization.title,
        url: absoluteUrl(paths.organization(minister.organization.id)),
      },
    }),
  }
  return [breadcrumbSchema([...breadcrumbs, { title: name }]), person]
}

export function organizationListSchema(organizations: readonly OrganizationCard[]): ItemList {
  return linkListSchema(organizations.map(({ id, title }) => ({ title, path: paths.organization(id) })))
}

function organizationItemSchema(organization: OrganizationItem): GovernmentOrganization | Organization {
  const isPower = organization.kind === 'authority' || organization.kind === 'department'
  const facts = {
    name: organization.title,
    url: absoluteUrl(paths.organization(organization.id)),
    ...(organization.summary && { description: organization.summary }),
    ...(organization.phones[0] && { telephone: organization.phones[0] }),
    ...(organization.email && { email: organization.email }),
    ...(organization.site && { sameAs: organization.site }),
    ...imageProperty(organization.head_img),
    address: postalAddress(organization.address),
    location: {
      '@type': 'Place' as const,
      name: organization.title,
      ...geoProperty(organization),
      ...toOpeningHours(organization),
    },
    parentOrganization: organization.parent
      ? {
          '@type': 'Organization' as const,
          name: organization.parent.title,
          url: absoluteUrl(paths.organization(organization.parent.id)),
        }
      : { '@id': organizationId },
  }
  return isPower ? { '@type': 'GovernmentOrganization', ...facts } : { '@type': 'Organization', ...facts }
}

function toOpeningHours({ hours }: OrganizationItem) {
  return hours.length === 0 ? {} : { openingHours: formatHoursCode(hours) }
}
