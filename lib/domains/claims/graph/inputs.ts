import { z } from 'zod'
import { claimFilter, LONGEST_CLAIM, MOST_CLAIM_PHOTOS, type ClaimFilter } from '@/lib/domains/claims/contract'
import { messages } from '@/lib/contract/messages'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import { absentWhenEmpty, id, periodFields, requiredText, typedText, withPeriod } from '@/lib/contract/shapes'

/** Surname, name and patronymic in one field. */
const LONGEST_GUEST_NAME = 160

const { codes, parents, text, bbox } = claimFilter.shape

/** Filters of AllClaims and PaginateProjects: refused under the arguments' own names, given on as every list takes them. */
export const claimArguments = withPeriod(
  z.object({ statuses: codes, categories: parents, title: text, bbox, ...periodFields }),
).transform(({ statuses, categories, title, ...rest }): ClaimFilter => ({
  ...rest,
  codes: statuses,
  parents: categories,
  text: title,
}))

/** ClaimInput of the graph contract: x longitude, y latitude, degrees; images are addresses that UploadFile answered. */
export const claimInput = z.object({
  x: z.number(messages.required).min(-180, messages.unknownValue).max(180, messages.unknownValue),
  y: z.number(messages.required).min(-90, messages.unknownValue).max(90, messages.unknownValue),
  address: requiredText(300),
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

/** GuestClaimInput: the claim waits until the link of a letter to this address is opened. */
export const guestClaimInput = claimInput.extend({
  name: personName(LONGEST_GUEST_NAME),
  email: emailField,
  phone: absentWhenEmpty(phoneField),
})
export type GuestClaimInput = z.infer<typeof guestClaimInput>

/** ClaimVerdictInput: the author's word on the department's answer. */
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
