import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { splitCommas } from '@/lib/contract/shapes'

/** A resident may agree to these purposes; each has a box and a document of its own (152-ФЗ art. 9). */
export const consentPurposes = ['registration', 'appeal', 'claim', 'idea', 'support', 'reception'] as const
export const consentPurpose = z.enum(consentPurposes, messages.unknownValue)
export type ConsentPurpose = z.infer<typeof consentPurpose>

/**
 * Names the purposes whose boxes were ticked. Portal forms always send them: a list without the form's own purpose is
 * refused. A client that sends none knows only the specified fields (docs/decisions/consents.md). A form sends words by
 * commas.
 */
export function consentsField(own: ConsentPurpose) {
  return requiredConsents(own).optional()
}

/** The same for a call of our own, which no client knew before consents were asked for: without them nothing is stored. */
export function requiredConsents(own: ConsentPurpose) {
  const given = z.array(consentPurpose, messages.consentRequired).max(consentPurposes.length, messages.unknownValue)
  return z.preprocess(
    splitCommas,
    given.refine((purposes) => purposes.includes(own), messages.consentRequired),
  )
}
