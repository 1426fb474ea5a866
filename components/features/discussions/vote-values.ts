import type { OwnVote } from '@/lib/domains/discussions/graph/operations'

export interface VoteValues {
  type_id: string
  comment: string
  /** Of a changed vote: the words of the former one stay with it. */
  keeps_remark: boolean
}

/** Whether the words of the vote that is changed still stand under another kind of vote, and nobody has said that they should. */
export function isRemarkDoubtful(
  { type_id: type, comment, keeps_remark: isKept }: VoteValues,
  vote: OwnVote['my_vote'],
): boolean {
  if (!vote?.comment || isKept) return false
  return type !== '' && type !== String(vote.type.id) && comment === vote.comment
}
