'use client'

import { ConsentBox } from '@/components/account/consent-box'
import { useConsentText } from '@/lib/client/use-consent-text'
import { paths } from '@/lib/config/paths'
import type { ConsentPurpose } from '@/lib/contract/consents'

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
