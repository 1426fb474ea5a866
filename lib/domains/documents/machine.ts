import type { ItemList, Legislation } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absolute, thingList } from '@/lib/domains/site/schema-org'
import type { LegalAct } from '@/lib/domains/documents/contract'

export function legislationSchema(act: LegalAct): Legislation {
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

export function legislationListSchema(acts: LegalAct[]): ItemList {
  return thingList(acts.map(legislationSchema))
}
