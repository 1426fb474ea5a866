import { z } from 'zod'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import { absentWhenEmpty, id, requiredLine, requiredText, typedLine } from '@/lib/contract/shapes'
import { readPlace } from '@/lib/domains/geocode/contract'
import { claimMessages } from '@/lib/domains/claims/messages'
import { MAX_ADDRESS_LENGTH, MAX_CLAIM_LENGTH, MAX_GUEST_NAME_LENGTH } from '@/lib/domains/claims/rules'

/** Address and landmark are stored as one line, with a comma between them. */
const MAX_PLACE_LENGTH = MAX_ADDRESS_LENGTH / 2 - 1

/** A claim that the duty service writes down for a caller. */
export const phoneClaimInput = z.object({
  category: z.unknown().refine(Boolean, claimMessages.categoryRequired).pipe(id),
  text: requiredText(MAX_CLAIM_LENGTH),
  address: requiredLine(MAX_PLACE_LENGTH),
  /** «У детской площадки». */
  landmark: absentWhenEmpty(typedLine(MAX_PLACE_LENGTH)),
  /** Point that the dispatcher put on the map; without it the address is looked up. */
  place: z.string().transform(readPlace).optional(),
  name: personName(MAX_GUEST_NAME_LENGTH),
  phone: phoneField,
  email: absentWhenEmpty(emailField),
  consent: z.literal('on', claimMessages.spokenConsentRequired),
})
export type PhoneClaim = z.infer<typeof phoneClaimInput>
