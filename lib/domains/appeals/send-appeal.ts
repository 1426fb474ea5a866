import { sendAppeal } from '@/lib/domains/appeals/service'
import { logConsent } from '@/lib/domains/residents/consents/service'
import type { Visitor } from '@/lib/contract/caller'
import type { AppealForm } from '@/lib/domains/appeals/contract'

/** An official appeal with the consent to the processing of what stands in it. */
export async function sendOfficialAppeal(residentId: number, form: AppealForm, visitor: Visitor) {
  const consent = { purpose: 'appeal', residentId, contact: null, ...visitor } as const
  return sendAppeal(residentId, form, () => logConsent(form.consents, consent))
}
