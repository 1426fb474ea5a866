import { call } from '@/lib/api/browser'
import { listConsentTexts, type ConsentText } from '@/lib/domains/cabinet/contract'
import type { ConsentPurpose } from '@/lib/contract/consents'

/** The sentence beside the box of a consent and the address of its document. */
export function consentTextQuery(purpose: ConsentPurpose) {
  return {
    queryKey: ['consent-texts'],
    queryFn: async () => (await call(listConsentTexts)).consent_texts,
    select: (texts: ConsentText[]) => texts.find((text) => text.purpose === purpose),
  }
}
