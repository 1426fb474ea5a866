import { call } from '@/lib/api/browser'
import { rememberResident } from '@/lib/api/resident-identity'
import { readToken } from '@/lib/api/resident-token'
import { listConsentTexts, type ConsentText } from '@/lib/domains/cabinet/contract'
import type { ConsentPurpose } from '@/lib/contract/resident-fields'
import { getUser } from '@/lib/domains/residents/contract'

/** The resident of this browser, for React Query: leaves of a tab share one cache, so a key and its answer stand here once. */
export const userQuery = { queryKey: ['user'], queryFn: askUser }

async function askUser() {
  const token = readToken()
  const { user } = await call(getUser)
  rememberResident(token, user.id)
  return user
}

/** The sentence beside the box of a consent and the address of its document. */
export function consentTextQuery(purpose: ConsentPurpose) {
  return {
    queryKey: ['consent-texts'],
    queryFn: async () => (await call(listConsentTexts)).consent_texts,
    select: (texts: ConsentText[]) => texts.find((text) => text.purpose === purpose),
  }
}
