/**
 * Life of a claim: codes of spec.md 4 with the names of product.md 6. A claim with code 5 exists for its author and the
 * staff alone.
 */
export const claimStatuses = [
  { code: 1, name: 'На рассмотрении' },
  { code: 2, name: 'Отклонена' },
  { code: 3, name: 'Решена' },
  { code: 4, name: 'В работе' },
  { code: 5, name: 'На модерации' },
] as const
export type ClaimCode = (typeof claimStatuses)[number]['code']

/** Codes anybody may see, in the order lists show them. */
export const publicClaimCodes = [1, 4, 3, 2] as const satisfies readonly ClaimCode[]
/** Still waiting for an answer: a deadline counts for them. */
export const openClaimCodes = [1, 4] as const satisfies readonly ClaimCode[]
/** Something may still become of them: a moderator has not decided, or an answer is waited for. */
export const livingClaimCodes: readonly number[] = [5, ...openClaimCodes]

export function claimStatusName(code: number): string {
  return claimStatuses.find((status) => status.code === code)?.name ?? ''
}

/** Parts of a degree in which points are told: about a metre. */
export const POINT_SCALE = 100_000
