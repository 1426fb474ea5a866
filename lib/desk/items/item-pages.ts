import { buildPage } from '@/lib/contract/page'
import type { GroupedChoice, ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { Page } from '@/lib/contract/shapes'
import { paths } from '@/lib/config/paths'
import { readCardParts, type CardParts } from '@/lib/desk/card-parts'
import type { DeskUser } from '@/lib/desk/desk-user'
import { countFirstView, itemKinds, listItemViews, listKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import { describePending, listPending } from '@/lib/domains/desk/pending-service'
import type { ItemKind } from '@/lib/domains/desk/desk-kind'
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

export interface DeskItem extends CardParts {
  item: ItemCard
  next: number | null
  categories: readonly { id: number; title: string }[]
  departments: readonly GroupedChoice[]
  refusalReasons: readonly string[]
  /** Absent for those who correct nothing. */
  correction: { map: MapSettings; longest: number } | null
}

/** Returns a card that this person may see; null for any other. The opening is logged. */
export async function readItem(
  user: DeskUser,
  name: ItemKindName,
  given: string,
  filter: ItemFilter,
  withContacts: boolean,
): Promise<DeskItem | null> {
  const { scope, roles } = user
  const kind = itemKinds[name]
  const id = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
  const item = id === null ? null : await kind.getCard(scope, id, roles)
  if (!item) return null
  const { findAuthor } = kind
  const contacts =
    withContacts && item.hasAuthor && findAuthor
      ? { name: `${kind.one} № ${item.id}: автор`, find: () => findAuthor(item.id) }
      : null
  const [parts, next, choices] = await Promise.all([
    readCardParts(user, { kind: kind.moved, id: item.id }, { ...item, contacts }),
    kind.findNext(scope, filter, item.id),
    readChoices(kind, item),
  ])
  return { ...parts, ...choices, item, next }
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
