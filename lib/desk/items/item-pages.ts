import { buildPage } from '@/lib/contract/page'
import type { GroupedChoice, ItemAuthor, ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { Page } from '@/lib/contract/shapes'
import { paths } from '@/lib/config/paths'
import type { DeskUser } from '@/lib/desk/desk-user'
import { countFirstView, itemKinds, listItemViews, listKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import { readStream, type StreamRow } from '@/lib/desk/stream'
import { readOriginal } from '@/lib/domains/desk/corrections/service'
import { readDrafts } from '@/lib/domains/desk/drafts-service'
import { describePending, listPending, listReturned } from '@/lib/domains/desk/pending-service'
import { noteOpening } from '@/lib/domains/desk/openings-service'
import type { ItemKind } from '@/lib/domains/desk/desk-kind'
import type { CardDrafts, PendingMove, Looker, Original, ReturnedMove } from '@/lib/domains/desk/shapes'
import { listOrganizationChoices } from '@/lib/domains/government/service'
import type { MapSettings } from '@/lib/domains/site/contract'
import { getPortalMap } from '@/lib/domains/site/service'
import { auditStaffOpening } from '@/lib/platform/audit/audit-openings'

const PER_PAGE = 20
const FOUND_AT_ONCE = 5

export interface ItemView {
  value: string
  name: string
  count: number | undefined
}

interface ItemList {
  page: Page<QueuedItem>
  views: ItemView[]
  /** From the city's list. */
  refusalReasons: string[]
}

export async function readItemList(
  { scope, call }: DeskUser,
  name: ItemKindName,
  filter: ItemFilter,
): Promise<ItemList> {
  const kind = itemKinds[name]
  const { page, ...rest } = filter
  const [total, items, counts, refusalReasons] = await Promise.all([
    kind.countFound(scope, filter),
    kind.find(scope, filter, PER_PAGE, (page - 1) * PER_PAGE),
    kind.countViews(scope, filter.text),
    kind.findRefusalReasons?.() ?? [],
    auditStaffOpening(call, 'Просмотр списка', kind.title),
  ])
  const pending = await listPending(
    kind.moved,
    items.map(({ id }) => id),
    call,
  )
  const rows = items.map((item) => {
    const waiting = pending[item.id]
    return waiting ? { ...item, facts: [describePending(waiting), ...item.facts] } : item
  })
  return {
    page: buildPage(rows, { total, perPage: PER_PAGE, page, path: paths.deskItems(name), filter: rest }),
    views: listItemViews(kind, scope).map(({ value, name: title }) => ({
      value,
      name: title,
      count: counts[value],
    })),
    refusalReasons,
  }
}

export interface DeskItem {
  item: ItemCard
  stream: StreamRow[]
  /** What the author wrote before a correction; moderators alone see it. */
  original: Original | null
  /** Absent for comments, whose actions ask for no words. */
  drafts: CardDrafts | undefined
  others: Looker[]
  /** A move that waits; no other can be made until it is carried out or undone. */
  pending: PendingMove | null
  /** What came back to this person: they undid it, or the portal refused it. */
  returned: readonly ReturnedMove[]
  /** Contacts of the author once they were opened, which is logged. */
  author: ItemAuthor | null
  next: number | null
  categories: readonly { id: number; title: string }[]
  departments: readonly GroupedChoice[]
  refusalReasons: readonly string[]
  /** Absent for those who correct nothing. */
  correction: { map: MapSettings; longest: number } | null
}

/** Returns a card that this person may see; null for any other. The opening is logged. */
export async function readItem(
  { scope, roles, call }: DeskUser,
  name: ItemKindName,
  given: string,
  filter: ItemFilter,
  withContacts: boolean,
): Promise<DeskItem | null> {
  const kind = itemKinds[name]
  const id = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
  const item = id === null ? null : await kind.getCard(scope, id, roles)
  if (!item) return null
  const isOpened = withContacts && item.hasAuthor
  const subject = { kind: kind.subject, id: item.subjectId }
  const isOwn = kind.subject === kind.moved
  const [original, texts, others, pending, returned, stream, author, next, choices] = await Promise.all([
    scope.isModerator && isOwn ? readOriginal(subject) : null,
    isOwn ? readDrafts(subject, call) : null,
    isOwn ? noteOpening(subject, call) : [],
    listPending(kind.moved, [item.id], call),
    listReturned(call, { kind: kind.moved, id: item.id }),
    readStream(subject, item.history),
    isOpened && kind.findAuthor ? kind.findAuthor(item.id) : null,
    kind.findNext(scope, filter, item.id),
    readChoices(kind, item),
    auditStaffOpening(call, 'Просмотр', `${kind.one} № ${item.id}`),
    ...(isOpened ? [auditStaffOpening(call, 'Просмотр контактов', `${kind.one} № ${item.id}: автор`)] : []),
  ])
  return {
    item,
    stream,
    original,
    drafts: texts
      ? { endpoint: `/cms/desk/${name}/${item.id}/draft`, writer: Number(call.user?.id), texts }
      : undefined,
    others,
    pending: pending[item.id] ?? null,
    returned,
    author,
    next,
    ...choices,
  }
}

type ItemChoices = Pick<DeskItem, 'categories' | 'departments' | 'refusalReasons' | 'correction'>

async function readChoices(kind: ItemKind, { actions }: ItemCard): Promise<ItemChoices> {
  const asked = actions.map((action) => kind.actions[action]?.asks)
  const longest = kind.longestText
  const [categories, departments, refusalReasons, map] = await Promise.all([
    kind.findCategories?.() ?? [],
    asked.includes('department') ? listOrganizationChoices() : [],
    kind.findRefusalReasons?.() ?? [],
    asked.includes('correction') ? getPortalMap() : null,
  ])
  return { categories, departments, refusalReasons, correction: map && longest ? { map, longest } : null }
}

/** Something of a kind waits for this person. */
export interface WaitingItems {
  name: ItemKindName
  /** The list that has exactly these. */
  view: string
  /** «Идеи: на модерации». */
  title: string
  count: number
}

/** Counts what waits in the first list of each kind that this person works with. */
export async function countWaiting(user: DeskUser): Promise<WaitingItems[]> {
  const found = await Promise.all(
    listKinds(user).map(async (name) => {
      const kind = itemKinds[name]
      const { view, count } = (await countFirstView(kind, user.scope)) ?? {}
      return view && count
        ? { name, view: view.value, title: `${kind.title}: ${view.name.toLowerCase()}`, count }
        : null
    }),
  )
  return found.filter((waiting) => waiting !== null)
}

export interface FoundItems {
  name: ItemKindName
  title: string
  total: number
  items: QueuedItem[]
}

/** Finds the first few of every kind by a text. */
export function searchItems(user: DeskUser, text: string): Promise<FoundItems[]> {
  const filter = { view: 'all', text, page: 1 }
  return Promise.all(
    listKinds(user).map(async (name) => {
      const kind = itemKinds[name]
      const [total, items] = await Promise.all([
        kind.countFound(user.scope, filter),
        kind.find(user.scope, filter, FOUND_AT_ONCE),
      ])
      return { name, title: kind.title, total, items }
    }),
  )
}
