import { buildPage } from '@/lib/contract/page'
import type { GroupedChoice, ItemAuthor, ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { Page } from '@/lib/contract/shapes'
import { paths } from '@/lib/config/paths'
import type { DeskUser } from '@/lib/desk/desk-user'
import { itemKinds, listItemViews, listKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import { readStream, type StreamRow } from '@/lib/desk/stream'
import { readOriginal } from '@/lib/domains/desk/corrections/service'
import { readDrafts } from '@/lib/domains/desk/drafts-service'
import { describePending, listPending, listReturned } from '@/lib/domains/desk/pending-service'
import { getDeskTexts } from '@/lib/domains/desk/texts-service'
import { noteOpening } from '@/lib/domains/desk/openings-service'
import type { CardDrafts, PendingMove, Looker, Original, ReturnedMove } from '@/lib/domains/desk/shapes'
import { listOrganizationChoices } from '@/lib/domains/government/service'
import { findIdeaCategories } from '@/lib/domains/ideas/queue/service'
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
  /** From the city's list; ideas alone are refused. */
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
    findRefusalReasons(name),
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
    views: listItemViews({ scope }, name).map(({ value, name: title }) => ({
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
  /** Absent for those who correct no place. */
  map: MapSettings | null
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
  const isOfThread = name === 'comments'
  const [original, texts, others, pending, returned, stream, author, next, choices] = await Promise.all([
    scope.isModerator && !isOfThread ? readOriginal(subject) : null,
    isOfThread ? null : readDrafts(subject, call),
    isOfThread ? [] : noteOpening(subject, call),
    listPending(kind.moved, [item.id], call),
    listReturned(call, { kind: kind.moved, id: item.id }),
    readStream(subject, item.history),
    isOpened ? kind.findAuthor(item.id) : null,
    kind.findNext(scope, filter, item.id),
    readChoices(name, item),
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

type ItemChoices = Pick<DeskItem, 'categories' | 'departments' | 'refusalReasons' | 'map'>

/** Only an idea is filed, handed over and moved on the map. */
async function readChoices(name: ItemKindName, { actions }: ItemCard): Promise<ItemChoices> {
  if (name !== 'ideas') return { categories: [], departments: [], refusalReasons: [], map: null }
  const [categories, departments, refusalReasons, map] = await Promise.all([
    findIdeaCategories(),
    listOrganizationChoices(),
    findRefusalReasons(name),
    actions.includes('correct') ? getPortalMap() : null,
  ])
  return { categories, departments, refusalReasons, map }
}

async function findRefusalReasons(name: ItemKindName): Promise<string[]> {
  return name === 'ideas' ? (await getDeskTexts()).ideaRefusalReasons : []
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
      const { countViews, title } = itemKinds[name]
      const [first] = listItemViews(user, name)
      const count = first && (await countViews(user.scope))[first.value]
      return first && count ? { name, view: first.value, title: `${title}: ${first.name.toLowerCase()}`, count } : null
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
