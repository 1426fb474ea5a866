export const claimCodes = {
  underReview: 1,
  refused: 2,
  solved: 3,
  inWork: 4,
  inModeration: 5,
} as const
export type ClaimCode = (typeof claimCodes)[keyof typeof claimCodes]
const { underReview, refused, solved, inWork, inModeration } = claimCodes

/** A claim in moderation is visible only to its author and the staff. */
export const claimStatuses = [
  { code: underReview, name: 'На рассмотрении' },
  { code: refused, name: 'Отклонена' },
  { code: solved, name: 'Решена' },
  { code: inWork, name: 'В работе' },
  { code: inModeration, name: 'На модерации' },
] as const

/** Codes of public claims, in the order of lists. */
export const publicClaimCodes = [underReview, inWork, solved, refused] as const
/** Codes of claims that wait for an answer, so their deadline counts. */
export const openClaimCodes = [underReview, inWork] as const
export const answeredClaimCodes = [refused, solved] as const
export const unfinishedClaimCodes: readonly number[] = [inModeration, ...openClaimCodes]

export function isOpenClaim(code: number): boolean {
  return (openClaimCodes as readonly number[]).includes(code)
}

export function isAnsweredClaim(code: number | null): boolean {
  return answeredClaimCodes.some((answered) => answered === code)
}

export function claimStatusName(code: number): string {
  return claimStatuses.find((status) => status.code === code)?.name ?? ''
}
