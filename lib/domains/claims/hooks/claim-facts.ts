import type { SelectField } from 'payload'
import { claimLife, type ClaimFacts } from '@/lib/domains/claims/actions'
import { rolesOf } from '@/lib/platform/access/roles'
import type { Claim } from '@/lib/platform/payload/payload-types'
import type { ClaimCode } from '@/lib/domains/claims/states'

/** Returns the facts that decide which actions are allowed. */
export function factsOf({ code, isAccepted, sentVerdictPhoto, userComment }: Partial<Claim>): ClaimFacts {
  return {
    hasVerdictPhoto: Boolean(sentVerdictPhoto),
    hasComment: Boolean(userComment),
    isDisputed: Number(code) === 1 && isAccepted === 'no',
  }
}

/** The form offers only actions that the claim's state allows; moveClaim checks the action again on saving. */
export const offerActions: SelectField['filterOptions'] = ({ data, options, req }) => {
  const attempt = { state: Number(data.code) as ClaimCode, roles: rolesOf(req), given: factsOf(data) }
  const possible: readonly string[] = claimLife.possible(attempt)
  return options.filter((option) => possible.includes(typeof option === 'string' ? option : option.value))
}
