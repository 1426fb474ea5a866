import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { listOf } from '@/lib/contract/shapes'

/** What a resident may agree to, one box and one document each (152-ФЗ art. 9). */
export const consentPurposes = ['registration', 'appeal', 'claim', 'idea', 'support', 'reception'] as const
export const consentPurpose = z.enum(consentPurposes, messages.unknownValue)
export type ConsentPurpose = z.infer<typeof consentPurpose>

/**
 * Purposes whose boxes were ticked. Portal forms always send it: a list without the form's own purpose is refused.
 * Absent, it means a client that knows only the specified fields (docs/decisions/consents.md). A form sends words by commas.
 */
export function consentsField(own: ConsentPurpose) {
  return listOf(consentPurpose, consentPurposes.length)
    .refine((given) => given.includes(own), messages.consentRequired)
    .optional()
}
