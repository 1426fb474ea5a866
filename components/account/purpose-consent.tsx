'use client'

import { ConsentBox } from '@/components/account/consent-box'
import { paths } from '@/lib/config/paths'
import type { ConsentPurpose } from '@/lib/contract/consents'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/client/call'
import { listConsentTexts, type ConsentText } from '@/lib/domains/consents/contract'

/** Consent with the text of the back office; `aim` completes the sentence until that is loaded. */
export function PurposeConsent({ purpose, aim }: { purpose: ConsentPurpose; aim: string }) {
  const text = useConsentText(purpose)
  return (
    <ConsentBox
      label={text?.label ?? `Даю согласие на обработку моих персональных данных для ${aim}`}
      href={text?.url ?? paths.consent(purpose)}
    />
  )
}

/** All purposes come with one call. */
export function useConsentText(purpose: ConsentPurpose): ConsentText | undefined {
  return useQuery({
    queryKey: ['consent-texts'],
    queryFn: async () => (await call(listConsentTexts)).consent_texts,
    select: (texts) => texts.find((text) => text.purpose === purpose),
  }).data
}
