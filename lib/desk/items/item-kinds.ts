import { z } from 'zod'
import type { ItemAuthor, ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import { id } from '@/lib/contract/shapes'
import type { StaffRole } from '@/lib/contract/staff-roles'
import type { DeskUser } from '@/lib/desk/desk-user'
import type { DeskMove, DeskSubject, MoveSubject } from '@/lib/domains/desk/shapes'
import { bulkIdeaActions, staffIdeaActions } from '@/lib/domains/ideas/actions'
import { commentActions, type CommentAction } from '@/lib/domains/ideas/comments/actions'
import { commentViews, ideaViews } from '@/lib/domains/ideas/states'
import * as comments from '@/lib/domains/ideas/comments/service'
import type { IdeaMove } from '@/lib/domains/ideas/moves/service'
import * as ideas from '@/lib/domains/ideas/queue/service'
import { supportActions } from '@/lib/domains/support/actions'
import * as support from '@/lib/domains/support/queue/service'
import { supportViews } from '@/lib/domains/support/states'
import type { StaffScope } from '@/lib/platform/access/staff-scope'

export const itemKindNames = ['ideas', 'comments', 'support'] as const
export type ItemKindName = (typeof itemKindNames)[number]

interface ItemKind {
  title: string
  /** «Идея № 12». */
  one: string
  /** «поступила», in the gender of `one`. */
  received: string
  views: readonly { value: string; name: string }[]
  /** What notes and emails of a card are about. */
  subject: DeskSubject['kind']
  /** What its moves are about. */
  moved: MoveSubject['kind']
  /** Views of an officer; an empty list if the kind is the moderators' alone. */
  officerViews: readonly string[]
  /** Of what is found by a text, if one is given. */
  countViews: (scope: StaffScope, text?: string) => Promise<Record<string, number>>
  countFound: (scope: StaffScope, filter: ItemFilter) => Promise<number>
  find: (scope: StaffScope, filter: ItemFilter, limit: number, offset?: number) => Promise<QueuedItem[]>
  findNext: (scope: StaffScope, filter: ItemFilter, id: number) => Promise<number | null>
  getCard: (scope: StaffScope, id: number, roles: readonly StaffRole[]) => Promise<ItemCard | null>
  findAuthor: (id: number) => Promise<ItemAuthor | null>
  shape: z.ZodType<DeskMove>
  /** What can be done with many at once, by view. */
  bulk: Readonly<Partial<Record<string, readonly BulkItemAction[]>>>
}

export type BulkItemAction = (typeof bulkIdeaActions)[number] | CommentAction

const seen = { updatedAt: z.iso.datetime() }
const text = z.string().optional()

export const itemKinds: Record<ItemKindName, ItemKind> = {
  ideas: {
    title: 'Идеи',
    one: 'Идея',
    received: 'поступила',
    views: ideaViews,
    subject: 'idea',
    moved: 'idea',
    officerViews: ['review', 'accepted', 'all'],
    countViews: ideas.countIdeaViews,
    countFound: ideas.countFoundIdeas,
    find: ideas.findQueuedIdeas,
    findNext: ideas.findNextIdea,
    getCard: ideas.getIdeaCard,
    findAuthor: ideas.findAuthorOfIdea,
    shape: z.strictObject({
      ...seen,
      action: z.enum(staffIdeaActions),
      note: text,
      answerText: text,
      reportText: text,
      category: id.optional(),
      department: id.optional(),
      reportImage: z.instanceof(File).optional(),
      correctedTitle: text,
      correctedText: text,
      correctedAddress: text,
      correctedPlace: text,
    }) satisfies z.ZodType<IdeaMove>,
    bulk: { moderation: bulkIdeaActions, support: ['refuse'] },
  },
  comments: {
    title: 'Комментарии',
    one: 'Комментарий',
    received: 'поступил',
    views: commentViews,
    subject: 'idea',
    moved: 'comment',
    officerViews: [],
    countViews: () => Promise.resolve({}),
    countFound: comments.countFoundComments,
    find: comments.findQueuedComments,
    findNext: comments.findNextComment,
    getCard: comments.getCommentCard,
    findAuthor: () => Promise.resolve(null),
    shape: z.strictObject({ ...seen, action: z.enum(commentActions) }),
    bulk: { shown: ['hide'], hidden: ['show'] },
  },
  support: {
    title: 'Техподдержка',
    one: 'Обращение в техподдержку',
    received: 'поступило',
    views: supportViews,
    subject: 'support',
    moved: 'support',
    officerViews: [],
    countViews: support.countRequestViews,
    countFound: support.countFoundRequests,
    find: support.findQueuedRequests,
    findNext: support.findNextRequest,
    getCard: support.getRequestCard,
    findAuthor: support.findAuthorOfRequest,
    shape: z.strictObject({
      ...seen,
      action: z.enum(supportActions),
      answerText: text,
    }) satisfies z.ZodType<support.SupportMove>,
    bulk: {},
  },
}

/** Kinds that this person works with. */
export function listKinds({ scope }: DeskUser): ItemKindName[] {
  if (scope.isModerator) return [...itemKindNames]
  return itemKindNames.filter((name) => scope.department !== null && itemKinds[name].officerViews.length > 0)
}

export function isItemKind(user: DeskUser, name: unknown): name is ItemKindName {
  return (listKinds(user) as unknown[]).includes(name)
}

/** Views of a kind that this person needs, the first of them first. */
export function listItemViews({ scope }: Pick<DeskUser, 'scope'>, name: ItemKindName) {
  const { views, officerViews } = itemKinds[name]
  return scope.department === null ? views : views.filter(({ value }) => officerViews.includes(value))
}
