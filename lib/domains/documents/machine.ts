import type { Legislation, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absolute, breadcrumbSchema, stepsOf, thingList } from '@/lib/domains/site/schema-org'
import type { LegalAct } from '@/lib/domains/documents/contract'

const way = stepsOf([{ title: 'Документы', href: paths.documents }])

export function actThings(act: LegalAct, name: string): Thing[] {
  return [breadcrumbSchema([...way, { title: name }]), legislationSchema(act)]
}

export function registerThings(acts: readonly LegalAct[]): Thing[] {
  return [breadcrumbSchema(way), thingList(acts.map(legislationSchema))]
}

function legislationSchema(act: LegalAct): Legislation {
  return {
    '@type': 'Legislation',
    name: act.title,
    url: absolute(paths.document(act.id)),
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
