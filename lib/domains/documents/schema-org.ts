import type { Legislation, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, breadcrumbSchema, linkListSchema } from '@/lib/domains/site/schema-org'
import type { LegalAct } from '@/lib/domains/documents/contract'

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
