import { z } from 'zod'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import { absentWhenEmpty, id, requiredLine, requiredText, typedLine } from '@/lib/contract/shapes'
import { readPlace } from '@/lib/domains/geocode/contract'
import { claimMessages } from '@/lib/domains/claims/messages'
import { MAX_ADDRESS_LENGTH, MAX_CLAIM_LENGTH, MAX_GUEST_NAME_LENGTH } from '@/lib/domains/claims/rules'

/** Address and landmark are stored as one line, with a comma between them. */
const MAX_PLACE_LENGTH = MAX_ADDRESS_LENGTH / 2 - 1

/** What a caller may give of themselves. */
const contactFields = ['name', 'phone', 'email'] as const

/** A claim that the duty service writes down for a caller, who may stay unknown. */
export const phoneClaimInput = z
  .object({
    category: z.unknown().refine(Boolean, claimMessages.categoryRequired).pipe(id),
    text: requiredText(MAX_CLAIM_LENGTH),
    address: requiredLine(MAX_PLACE_LENGTH),
    /** «У детской площадки». */
    landmark: absentWhenEmpty(typedLine(MAX_PLACE_LENGTH)),
    /** Point that the dispatcher put on the map; without it the address is looked up. */
    place: z.string().transform(readPlace).optional(),
    name: absentWhenEmpty(personName(MAX_GUEST_NAME_LENGTH)),
    phone: absentWhenEmpty(phoneField),
    email: absentWhenEmpty(emailField),
    consent: z.literal('on').optional(),
  })
  .refine((claim) => claim.consent === 'on' || contactFields.every((name) => !claim[name]), {
    path: ['consent'],
    message: claimMessages.spokenConsentRequired,
    // asked for beside the faults of other fields
    when: () => true,
  })
export type PhoneClaim = z.infer<typeof phoneClaimInput>

/** What is known of a caller's claim while it is dictated. */
export const phoneHintsInput = z.object({
  address: typedLine(MAX_PLACE_LENGTH),
  place: z.string().transform(readPlace).optional(),
  category: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
})
export type PhoneHintsInput = z.infer<typeof phoneHintsInput>
