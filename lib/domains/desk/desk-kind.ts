import type { z } from 'zod'
import { paths } from '@/lib/config/paths'
import type { ItemAuthor, ItemCard, QueuedItem } from '@/lib/contract/queue-shapes'
import type { StaffRole } from '@/lib/contract/staff-roles'
import type { Refusal } from '@/lib/contract/workflow'
import type { Arrival, DeskMove, DeskSubject, Figure, ItemAction, MoveSubject } from '@/lib/domains/desk/shapes'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import type { Queue } from '@/lib/platform/workflow/define-queue'

/** What a domain tells the desk about one kind of its things: the desk has no other table of kinds. */
export interface DeskKind {
  /** Part of the addresses of its calls: `/cms/desk/ideas/12/notes`. */
  name: string
  /** «Идея № 12». */
  one: string
  /** What notes, drafts and emails of a card are about: for a comment its idea. */
  subject: DeskSubject['kind']
  toListPath: (query?: string) => string
  toCardPath: (id: number, query?: string) => string
  workflow: {
    getLabel: (action: never) => string
    findMissing: (action: never, given: object, asked: readonly string[]) => Refusal[]
  }
  /** Throws Payload's errors. */
  move: (id: number, move: never, call: StaffCall) => Promise<void>
  /** Says why a list cannot publish a thing with files that nobody has looked at; absent if it has none. */
  findUnseenFiles?: (id: number, call: StaffCall) => Promise<string | null>
  /** Null for a thing that the reader may not open. */
  findRights: (
    reader: { scope: StaffScope; roles: readonly StaffRole[] },
    id: number,
  ) => Promise<{ mayDecide: boolean } | null>
  /** Finds those of the things that wait for the reader; absent if no email tells of them. */
  findArrivals?: (scope: StaffScope, ids: readonly number[]) => Promise<Arrival[]>
  /** Counts what waits for the reader each morning. */
  countFigures: (scope: StaffScope) => Promise<Figure[]>
}

/** A kind whose lists and cards look like those of the others. */
export interface ItemKind<Action extends string = string> extends DeskKind, Omit<Queue<QueuedItem>, 'findOne'> {
  name: 'ideas' | 'comments' | 'support'
  /** «Идеи». */
  title: string
  /** «поступила», in the gender of `one`. */
  received: string
  views: readonly { value: string; name: string }[]
  /** Views of an officer; an empty list if the kind is the moderators' alone. */
  officerViews: readonly string[]
  /** What its moves are about. */
  moved: MoveSubject['kind']
  /** A card shows them in this order. */
  actions: Readonly<Record<Action, ItemAction>>
  /** What can be done with many at once, by view. */
  bulk: Readonly<Partial<Record<string, readonly Action[]>>>
  shape: z.ZodType<DeskMove>
  getCard: (scope: StaffScope, id: number, roles: readonly StaffRole[]) => Promise<ItemCard | null>
  /** Absent if nobody may know the author. */
  findAuthor?: (id: number) => Promise<ItemAuthor | null>
  findCategories?: () => Promise<{ id: number; title: string }[]>
  findRefusalReasons?: () => Promise<string[]>
  /** Characters of a corrected text. */
  longestText?: number
}

type Shared = 'toListPath' | 'toCardPath' | 'findRights' | 'countFigures'
interface KindParts<Action extends string, Row> extends Omit<ItemKind<Action>, Shared | keyof Queue<Row>> {
  queue: Queue<Row>
  toQueued: (row: Row) => QueuedItem
}

/** Adds what all kinds of items do alike. */
export function defineItemKind<Action extends string, Row>(parts: KindParts<Action, Row>): ItemKind<Action> {
  const { queue, toQueued, ...kind } = parts
  return {
    ...kind,
    ...queue,
    find: async (...asked) => (await queue.find(...asked)).map(toQueued),
    toListPath: (query) => paths.deskItems(kind.name, query),
    toCardPath: (id, query) => paths.deskItem(kind.name, id, query),
    async findRights({ scope, roles }, id) {
      const card = listItemViews(kind, scope).length > 0 ? await kind.getCard(scope, id, roles) : null
      return card && { mayDecide: card.actions.length > 0 }
    },
    async countFigures(scope) {
      const first = await countFirstView({ ...kind, ...queue }, scope)
      return first ? [{ name: kind.title, count: first.count }] : []
    },
  }
}

type Views = Pick<ItemKind, 'views' | 'officerViews'>

/** Lists the views that this person needs, the most urgent first; none if they do not work with the kind. */
export function listItemViews({ views, officerViews }: Views, { isModerator, department }: StaffScope) {
  if (isModerator) return views
  return department === null ? [] : views.filter(({ value }) => officerViews.includes(value))
}

/** Counts what is in the first of these views. */
export async function countFirstView(kind: Views & Pick<ItemKind, 'countViews'>, scope: StaffScope) {
  const [view] = listItemViews(kind, scope)
  return view ? { view, count: (await kind.countViews(scope))[view.value] ?? 0 } : null
}
