import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/client/call'
import { listConsentTexts, type ConsentText } from '@/lib/domains/consents/contract'
import type { ConsentPurpose } from '@/lib/contract/consents'

/** All purposes come with one call. */
export function useConsentText(purpose: ConsentPurpose): ConsentText | undefined {
  return useQuery({
    queryKey: ['consent-texts'],
    queryFn: async () => (await call(listConsentTexts)).consent_texts,
    select: (texts) => texts.find((text) => text.purpose === purpose),
  }).data
}
