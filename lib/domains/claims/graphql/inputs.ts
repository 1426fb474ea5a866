import { z } from 'zod'
import { claimFilter, LONGEST_CLAIM, MOST_CLAIM_PHOTOS, type ClaimFilter } from '@/lib/domains/claims/contract'
import { messages } from '@/lib/contract/messages'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import {
  absentWhenEmpty,
  id,
  periodFields,
  requiredLine,
  requiredText,
  typedText,
  withPeriod,
} from '@/lib/contract/shapes'

/** One field holds surname, name and patronymic. */
const LONGEST_GUEST_NAME = 160

const { codes, parents, text, bbox } = claimFilter.shape

/** AllClaims and PaginateProjects take these filters: errors use these names, the result those of `ClaimFilter`. */
export const claimArguments = withPeriod(
  z.object({ statuses: codes, categories: parents, title: text, bbox, ...periodFields }),
).transform(({ statuses, categories, title, ...rest }): ClaimFilter => ({
  ...rest,
  codes: statuses,
  parents: categories,
  text: title,
}))

/** ClaimInput of the graph: x is the longitude, y the latitude (degrees); images are addresses from UploadFile. */
export const claimInput = z.object({
  x: z.number(messages.required).min(-180, messages.unknownValue).max(180, messages.unknownValue),
  y: z.number(messages.required).min(-90, messages.unknownValue).max(90, messages.unknownValue),
  address: requiredLine(300),
  category_id: z.unknown().refine(Boolean, messages.required).pipe(id),
  text: requiredText(LONGEST_CLAIM),
  images: z
    .array(z.string())
    .max(MOST_CLAIM_PHOTOS, messages.tooManyFiles(MOST_CLAIM_PHOTOS))
    .nullish()
    .transform((images) => images ?? []),
  agree_with_rules: z.boolean(messages.rulesRequired).refine((agrees) => agrees, messages.rulesRequired),
})
export type ClaimInput = z.infer<typeof claimInput>

/** GuestClaimInput: the claim waits until the author opens the link of a letter sent to this address. */
export const guestClaimInput = claimInput.extend({
  name: personName(LONGEST_GUEST_NAME),
  email: emailField,
  phone: absentWhenEmpty(phoneField),
})
export type GuestClaimInput = z.infer<typeof guestClaimInput>

/** ClaimVerdictInput is the author's verdict on the department's answer. */
export const claimVerdictInput = z
  .object({
    id,
    is_accepted: z.boolean(messages.required),
    user_comment: typedText(LONGEST_CLAIM)
      .nullish()
      .transform((comment) => comment || null),
  })
  .refine(({ is_accepted: accepted, user_comment: comment }) => accepted || comment !== null, {
    path: ['user_comment'],
    message: messages.required,
  })
export type ClaimVerdictInput = z.infer<typeof claimVerdictInput>
