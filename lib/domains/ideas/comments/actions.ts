import type { StaffRole } from '@/lib/contract/staff-roles'
import { defineWorkflow } from '@/lib/contract/workflow'

export const commentActions = ['hide', 'show'] as const
export type CommentAction = (typeof commentActions)[number]
type CommentState = 'shown' | 'hidden'

const by = ['moderator', 'administrator'] as const

/** A comment is public at once; a hidden one leaves the vote counted. */
export const commentWorkflow = defineWorkflow<{
  state: CommentState
  action: CommentAction
  mover: StaffRole
  given: object
}>(
  [
    { action: 'hide', label: 'Скрыть комментарий', from: ['shown'], to: 'hidden', by },
    { action: 'show', label: 'Вернуть комментарий', from: ['hidden'], to: 'shown', by },
  ],
  { impossible: 'С этим комментарием так уже поступили', notYours: 'Это решает модератор' },
)

export function toCommentState(isHidden: boolean): CommentState {
  return isHidden ? 'hidden' : 'shown'
}
