import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import {
  absentWhenEmpty,
  filterText,
  id,
  periodFields,
  requiredLine,
  requiredText,
  withPeriod,
} from '@/lib/contract/shapes'
import { MAX_CLAIM_LENGTH, MAX_CLAIM_PHOTOS, MAX_GUEST_NAME_LENGTH } from '@/lib/domains/claims/rules'
import { publicCode, type ClaimFilter } from '@/lib/domains/claims/shapes'

const degrees = z.number(messages.unknownValue)

/** Arguments of AllClaims and PaginateProjects: errors use their names, the result those of `ClaimFilter`. */
export const claimArguments = withPeriod(
  z.object({
    statuses: z.array(publicCode).max(10, messages.unknownValue).optional(),
    categories: z.array(id).max(50, messages.unknownValue).optional(),
    title: filterText.optional(),
    bbox: z.tuple([degrees, degrees, degrees, degrees], messages.unknownValue).optional(),
    ...periodFields,
  }),
).transform(({ statuses, categories, title, ...rest }): ClaimFilter => ({
  ...rest,
  codes: statuses,
  parents: categories,
  text: title,
}))

/** ClaimInput: `x` is the longitude, `y` the latitude, in degrees; `images` are addresses from UploadFile. */
export const claimInput = z.object({
  x: z.number(messages.required).min(-180, messages.unknownValue).max(180, messages.unknownValue),
  y: z.number(messages.required).min(-90, messages.unknownValue).max(90, messages.unknownValue),
  address: requiredLine(300),
  category_id: z.unknown().refine(Boolean, messages.required).pipe(id),
  text: requiredText(MAX_CLAIM_LENGTH),
  images: z
    .array(z.string())
    .max(MAX_CLAIM_PHOTOS, messages.tooManyFiles(MAX_CLAIM_PHOTOS))
    .nullish()
    .transform((images) => images ?? []),
  agree_with_rules: z.boolean(messages.rulesRequired).refine((agrees) => agrees, messages.rulesRequired),
})
export type ClaimInput = z.infer<typeof claimInput>

export const guestClaimInput = claimInput.extend({
  name: personName(MAX_GUEST_NAME_LENGTH),
  email: emailField,
  phone: absentWhenEmpty(phoneField),
})
export type GuestClaimInput = z.infer<typeof guestClaimInput>
