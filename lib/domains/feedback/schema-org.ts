import type { ContactPage, EmergencyService, GovernmentOffice } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import type { DutyService, Feedback, Reception } from '@/lib/domains/feedback/contract'
import { absoluteUrl, organizationId, postalAddress } from '@/lib/domains/site/schema-org'
import { formatHoursCode } from '@/lib/time/opening-hours'

export function contactPageSchema({ title, contacts }: Feedback): ContactPage {
  const points = contacts.desks.filter(({ phone, email }) => phone ?? email)
  return {
    '@type': 'ContactPage',
    name: title,
    url: absoluteUrl(paths.feedback),
    inLanguage: 'ru',
    mainEntity: {
      '@type': 'GovernmentOrganization',
      '@id': organizationId,
      name: contacts.administration,
      address: postalAddress(contacts.address),
      ...(contacts.email && { email: contacts.email }),
      contactPoint: points.map(({ title: contactType, phone, email }) => ({
        '@type': 'ContactPoint',
        contactType,
        availableLanguage: 'ru',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      })),
    },
  }
}

export function receptionSchema({ title, address, email, booking_phone: phone, hours }: Reception): GovernmentOffice {
  return {
    '@type': 'GovernmentOffice',
    name: title,
    url: absoluteUrl(paths.reception),
    address: postalAddress(address),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    openingHours: formatHoursCode(hours),
    parentOrganization: { '@id': organizationId },
  }
}

export function dutyServiceSchema(service: DutyService): EmergencyService {
  const { id, title, phones, address, is_round_the_clock: always, hours } = service
  return {
    '@type': 'EmergencyService',
    name: title,
    url: absoluteUrl(`${paths.dutyService}#duty-${id}`),
    telephone: phones[0],
    ...(address && { address: postalAddress(address) }),
    openingHours: always ? 'Mo-Su' : formatHoursCode(hours),
  }
}
