/**
 * These are the states of a claim: codes of spec.md 4 with the names of product.md 6. A claim with code 5 is visible only to its
 * author and the staff.
 */
export const claimStatuses = [
  { code: 1, name: 'На рассмотрении' },
  { code: 2, name: 'Отклонена' },
  { code: 3, name: 'Решена' },
  { code: 4, name: 'В работе' },
  { code: 5, name: 'На модерации' },
] as const
export type ClaimCode = (typeof claimStatuses)[number]['code']

/** Anybody may see claims with these codes; lists show them in this order. */
export const publicClaimCodes = [1, 4, 3, 2] as const satisfies readonly ClaimCode[]
/** Claims with these codes wait for an answer, so their deadline counts. */
export const openClaimCodes = [1, 4] as const satisfies readonly ClaimCode[]
/** Claims with these codes are not finished: a moderator has not decided, or an answer is expected. */
export const unfinishedClaimCodes: readonly number[] = [5, ...openClaimCodes]

/** Answers whether a claim with this code waits for an answer. */
export function isOpenClaim(code: number): boolean {
  return (openClaimCodes as readonly number[]).includes(code)
}

export function claimStatusName(code: number): string {
  return claimStatuses.find((status) => status.code === code)?.name ?? ''
}
