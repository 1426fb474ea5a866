import type { OwnVote } from '@/lib/domains/discussions/graphql/operations'

export interface VoteValues {
  type_id: string
  comment: string
  /** When a vote is changed, it says that the comment of the former vote is kept. */
  keeps_remark: boolean
}

/**
 * Returns whether the form still holds the comment of the former vote under another kind of vote, and the resident has
 * not agreed to keep it.
 */
export function needsRemarkDecision(
  { type_id: type, comment, keeps_remark: isKept }: VoteValues,
  vote: OwnVote['my_vote'],
): boolean {
  if (!vote?.comment || isKept) return false
  return type !== '' && type !== String(vote.type.id) && comment === vote.comment
}
