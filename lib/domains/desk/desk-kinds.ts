import { claimKind } from '@/lib/domains/claims/queue/desk-kind'
import type { DeskKind, ItemKind } from '@/lib/domains/desk/desk-kind'
import type { MoveSubject } from '@/lib/domains/desk/shapes'
import { commentKind } from '@/lib/domains/ideas/comments/desk-kind'
import { ideaKind } from '@/lib/domains/ideas/queue/desk-kind'
import { supportKind } from '@/lib/domains/support/queue/desk-kind'

/** All that the staff decide on at the desk, in the order of its emails. */
export const deskKinds: Readonly<Record<MoveSubject['kind'], DeskKind>> = {
  claim: claimKind,
  idea: ideaKind,
  comment: commentKind,
  support: supportKind,
}

export const itemKinds: Readonly<Record<ItemKind['name'], ItemKind>> = {
  ideas: ideaKind,
  comments: commentKind,
  support: supportKind,
}
