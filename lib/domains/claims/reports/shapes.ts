import { z } from 'zod'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import { absentWhenEmpty, id, requiredLine, requiredText } from '@/lib/contract/shapes'
import { claimMessages } from '@/lib/domains/claims/messages'
import { MAX_ADDRESS_LENGTH, MAX_CLAIM_LENGTH, MAX_GUEST_NAME_LENGTH } from '@/lib/domains/claims/rules'

/** A claim that the duty service writes down for a caller. */
export const phoneClaimInput = z.object({
  category: z.unknown().refine(Boolean, claimMessages.categoryRequired).pipe(id),
  text: requiredText(MAX_CLAIM_LENGTH),
  address: requiredLine(MAX_ADDRESS_LENGTH),
  name: personName(MAX_GUEST_NAME_LENGTH),
  phone: phoneField,
  email: absentWhenEmpty(emailField),
  consent: z.literal('on', claimMessages.spokenConsentRequired),
})
export type PhoneClaim = z.infer<typeof phoneClaimInput>
