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

/** Who makes a move: staff by role, or the author with a verdict. */
type Mover = 'moderator' | 'officer' | 'author'

interface ClaimMove {
  from: ClaimCode
  to: ClaimCode
  by: readonly Mover[]
  /** What must be given with it. */
  needs?: 'reason' | 'answer'
}

/** The moves of product.md 6, and a moderator’s refusal of what was never published (5→2); there are no others. */
export const claimMoves: readonly ClaimMove[] = [
  { from: 5, to: 1, by: ['moderator'] },
  { from: 5, to: 2, by: ['moderator'], needs: 'reason' },
  { from: 1, to: 4, by: ['moderator', 'officer'] },
  { from: 1, to: 2, by: ['moderator', 'officer'], needs: 'reason' },
  { from: 4, to: 2, by: ['moderator', 'officer'], needs: 'reason' },
  { from: 4, to: 3, by: ['officer', 'moderator'], needs: 'answer' },
  { from: 3, to: 1, by: ['author'] },
  { from: 2, to: 1, by: ['author'] },
]

export function findClaimMove(from: ClaimCode, to: ClaimCode): ClaimMove | undefined {
  return claimMoves.find((move) => move.from === from && move.to === to)
}

export function claimStatusName(code: number): string {
  return claimStatuses.find((status) => status.code === code)?.name ?? ''
}

/** Parts of a degree in which points are told: about a metre. */
export const POINT_SCALE = 100_000
