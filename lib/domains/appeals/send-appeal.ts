import { sendAppeal } from '@/lib/domains/appeals/service'
import { logConsent } from '@/lib/domains/residents/consents/service'
import type { Visitor } from '@/lib/contract/caller'
import type { AppealForm } from '@/lib/domains/appeals/contract'

/** Sends an official appeal and stores the consent to process its data. */
export async function sendOfficialAppeal(residentId: number, form: AppealForm, visitor: Visitor) {
  const consent = { purpose: 'appeal', residentId, contact: null, ...visitor } as const
  return sendAppeal(residentId, form, () => logConsent(form.consents, consent))
}
