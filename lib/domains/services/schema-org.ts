import type { GovernmentOffice, GovernmentService, ItemList } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { ServiceCard, ServiceCenter, ServiceItem } from '@/lib/domains/services/contract'
import { absoluteUrl, geoProperty, linkListSchema, organizationId, postalAddress } from '@/lib/domains/site/schema-org'
import { formatHoursCode } from '@/lib/time/opening-hours'

export function serviceSchema(service: ServiceItem): GovernmentService {
  return {
    '@type': 'GovernmentService',
    name: service.title,
    description: service.summary,
    url: absoluteUrl(paths.service(service.id)),
    serviceType: service.topic?.title,
    ...(service.authority && { serviceOperator: { '@type': 'GovernmentOrganization', name: service.authority } }),
    provider: { '@id': organizationId },
    audience: service.audiences.map(({ title }) => ({ '@type': 'Audience', audienceType: title })),
    availableChannel: service.ways.map(({ text, url }) => ({
      '@type': 'ServiceChannel',
      name: text,
      ...(url && { serviceUrl: url }),
    })),
  }
}

export function serviceCenterSchema(center: ServiceCenter): GovernmentOffice {
  return {
    '@type': 'GovernmentOffice',
    name: center.title,
    address: postalAddress(center.address),
    url: absoluteUrl(`${paths.serviceCenters}#center-${center.id}`),
    telephone: center.phones[0],
    ...geoProperty(center),
    ...(center.email && { email: center.email }),
    openingHours: formatHoursCode(center.hours),
    parentOrganization: { '@id': organizationId },
  }
}

export function serviceListSchema(services: ServiceCard[]): ItemList {
  return linkListSchema(services.map(({ id, title }) => ({ title, path: paths.service(id) })))
}
