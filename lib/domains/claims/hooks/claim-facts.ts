import type { PayloadRequest, SelectField } from 'payload'
import { possibleActions, type ClaimFacts } from '@/lib/domains/claims/actions'
import type { Claim } from '@/lib/platform/payload/payload-types'
import type { ClaimCode } from '@/lib/domains/claims/states'

/** What of the claim and of who asks decides which actions there are. */
export function factsOf(
  { code, isAccepted, sentVerdictPhoto, userComment }: Partial<Claim>,
  { user }: Pick<PayloadRequest, 'user'>,
): ClaimFacts {
  return {
    code: Number(code) as ClaimCode,
    roles: user?.collection === 'staff' ? (user.roles ?? []) : [],
    hasVerdictPhoto: Boolean(sentVerdictPhoto),
    hasComment: Boolean(userComment),
    isDisputed: Number(code) === 1 && isAccepted === 'no',
  }
}

/** The form offers only what the claim's state allows; moveClaim judges it again when it comes. */
export const offerActions: SelectField['filterOptions'] = ({ data, options, req }) => {
  const possible: readonly string[] = possibleActions(factsOf(data, req))
  return options.filter((option) => possible.includes(typeof option === 'string' ? option : option.value))
}
