import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { splitCommas } from '@/lib/contract/shapes'

/** Each purpose has a checkbox and a document (152-ФЗ, art. 9). */
export const consentPurposes = ['registration', 'appeal', 'claim', 'idea', 'support', 'reception'] as const
export const consentPurpose = z.enum(consentPurposes, messages.unknownValue)
export type ConsentPurpose = z.infer<typeof consentPurpose>

/** Ticked checkboxes; clients of the specification may send none (docs/decisions/consents.md). */
export function consentsField(own: ConsentPurpose) {
  return requiredConsents(own).optional()
}

export function requiredConsents(own: ConsentPurpose) {
  const given = z.array(consentPurpose, messages.consentRequired).max(consentPurposes.length, messages.unknownValue)
  return z.preprocess(
    splitCommas,
    given.refine((purposes) => purposes.includes(own), messages.consentRequired),
  )
}
