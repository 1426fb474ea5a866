/** A claim with code 5 is visible only to its author and the staff. */
export const claimStatuses = [
  { code: 1, name: 'На рассмотрении' },
  { code: 2, name: 'Отклонена' },
  { code: 3, name: 'Решена' },
  { code: 4, name: 'В работе' },
  { code: 5, name: 'На модерации' },
] as const
export type ClaimCode = (typeof claimStatuses)[number]['code']

/** Codes of public claims, in the order of lists. */
export const publicClaimCodes = [1, 4, 3, 2] as const satisfies readonly ClaimCode[]
/** Codes of claims that wait for an answer, so their deadline counts. */
export const openClaimCodes = [1, 4] as const satisfies readonly ClaimCode[]
export const unfinishedClaimCodes: readonly number[] = [5, ...openClaimCodes]

export function isOpenClaim(code: number): boolean {
  return (openClaimCodes as readonly number[]).includes(code)
}

export function claimStatusName(code: number): string {
  return claimStatuses.find((status) => status.code === code)?.name ?? ''
}
