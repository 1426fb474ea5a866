import type { Legislation, Thing, DigitalDocument } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import {
  absoluteUrl,
  breadcrumbSchema,
  linkListSchema,
  organizationId,
  type Breadcrumbs,
} from '@/lib/domains/site/schema-org'
import type { LegalAct } from '@/lib/domains/documents/contract'
import type { Reading } from '@/lib/domains/documents/reading/contract'

const breadcrumbs = [{ title: 'Документы', href: paths.documents }]

export function actSchemas(act: LegalAct, name: string): Thing[] {
  return [breadcrumbSchema([...breadcrumbs, { title: name }]), legislationSchema(act)]
}

export function registerSchemas(acts: readonly LegalAct[]): Thing[] {
  return [
    breadcrumbSchema(breadcrumbs),
    linkListSchema(acts.map(({ id, title }) => ({ title, path: paths.document(id) }))),
  ]
}

function legislationSchema(act: LegalAct): Legislation {
  return {
    '@type': 'Legislation',
    name: act.title,
    url: absoluteUrl(paths.document(act.id)),
    legislationIdentifier: act.number ?? undefined,
    legislationType: act.type.title,
    legislationDate: act.date,
    legislationPassedBy: { '@type': 'GovernmentOrganization', name: act.issuer.title },
    legislationLegalForce: legalForces[act.status],
    inLanguage: 'ru',
  }
}

const legalForces = {
  active: 'InForce',
  amended: 'InForce',
  repealed: 'NotInForce',
  draft: 'NotInForce',
} as const

export function readingSchemas(reading: Reading, path: string, breadcrumbs: Breadcrumbs): Thing[] {
  const { document } = reading
  const text: DigitalDocument = {
    '@type': 'DigitalDocument',
    name: document.title,
    url: absoluteUrl(path),
    inLanguage: 'ru',
    publisher: { '@id': organizationId },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: absoluteUrl(document.url),
      encodingFormat: document.type,
      contentSize: `${document.size} B`,
    },
  }
  return [text, breadcrumbSchema([...breadcrumbs, { title: document.title, href: path }])]
}
