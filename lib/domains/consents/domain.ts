import { consentTexts, residentConsents } from '@/lib/domains/consents/collections'
import * as contract from '@/lib/domains/consents/contract'
import { changeConsent, listConsents, listConsentTexts } from '@/lib/domains/consents/service'
import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const consentsDomain: Domain = {
  collections: [residentConsents, consentTexts],
  handlers: [
    handle(contract.listConsentTexts, () => listConsentTexts()),
    handleForResident(contract.listConsents, ({ caller }) => listConsents(caller.residentId)),
    handleForResident(contract.changeConsent, ({ caller, body, visitor }) =>
      changeConsent(caller.residentId, { purpose: body.purpose, isGiven: body.is_given, ...visitor }),
    ),
  ],
  personalData: ({ residentId }) => listConsents(residentId),
}
