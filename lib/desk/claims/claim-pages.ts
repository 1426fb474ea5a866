import type { Page } from '@/lib/contract/shapes'
import { readCardParts, type CardParts } from '@/lib/desk/card-parts'
import type { DeskUser } from '@/lib/desk/desk-user'
import { listClaimViews, URGENT_CLAIMS, type QueueView } from '@/lib/domains/claims/queue/rules'
import {
  countViews,
  findAuthor,
  findChoices,
  findElsewhere,
  findNext,
  findQueued,
  getCard,
  listPoints,
  listQueue,
} from '@/lib/domains/claims/queue/service'
import type { ClaimCard, QueueChoices, QueuedClaim, QueueFilter, QueuePoint } from '@/lib/domains/claims/queue/shapes'
import { describePending, listPending } from '@/lib/domains/desk/pending-service'
import { listLookers } from '@/lib/domains/desk/openings-service'
import type { MapSettings } from '@/lib/domains/site/contract'
import { getPortalMap } from '@/lib/domains/site/service'
import { auditStaffOpening } from '@/lib/platform/audit/audit-openings'

export interface ViewCount {
  value: QueueView
  name: string
  /** Undefined for the view of all claims. */
  count: number | undefined
}

interface DeskHome {
  views: ViewCount[]
  urgent: QueuedClaim[]
}

/** Claims of the first view that has any: an overdue one is more urgent than one to be checked. */
export async function readDeskHome({ scope }: DeskUser): Promise<DeskHome> {
  const [views, open, waiting] = await Promise.all([
    listViews(scope),
    findQueued(scope, { view: 'open', page: 1 }, URGENT_CLAIMS),
    findQueued(scope, { view: 'moderation', page: 1 }, URGENT_CLAIMS),
  ])
  const order = { late: 0, today: 1, later: 2 }
  const rank = ({ term }: QueuedClaim) => (term ? order[term.tone] : order.later)
  const urgent = [...waiting, ...open].sort((one, other) => rank(one) - rank(other))
  return { views, urgent: urgent.slice(0, URGENT_CLAIMS) }
}

export interface QueueMap {
  points: QueuePoint[]
  settings: MapSettings
}

interface DeskQueue {
  /** Absent unless it is asked for. */
  map: QueueMap | null
  page: Page<QueuedClaim>
  views: ViewCount[]
  choices: QueueChoices
  /** Who else decides on a claim or looks at it now, in words by its number. */
  presence: Record<number, string>
}

export async function readDeskQueue({ scope, call }: DeskUser, filter: QueueFilter): Promise<DeskQueue> {
  const [page, views, choices, map] = await Promise.all([
    listQueue(scope, filter),
    listViews(scope, filter),
    findChoices(),
    filter.isMap ? readQueueMap(scope, filter) : null,
  ])
  await auditStaffOpening(call, 'Просмотр списка', 'Заявки')
  const ids = page.data.map((claim) => claim.id)
  const [lookers, pending] = await Promise.all([listLookers('claim', ids, call), listPending('claim', ids, call)])
  const presence: Record<number, string> = {}
  for (const id of ids) {
    if (pending[id]) presence[id] = describePending(pending[id])
    else if (lookers[id]) presence[id] = `Сейчас смотрит: ${lookers[id]}`
  }
  return { page, views, choices, presence, map }
}

async function readQueueMap(scope: DeskUser['scope'], filter: QueueFilter): Promise<QueueMap> {
  const [points, settings] = await Promise.all([listPoints(scope, filter), getPortalMap()])
  return { points, settings }
}

export interface FoundClaims {
  page: Page<QueuedClaim>
  /** The claim sought by its number is another department's. */
  elsewhere: number | null
}

/** Finds the first few claims by a text. */
export async function readFoundClaims({ scope }: DeskUser, text: string): Promise<FoundClaims> {
  const [found, elsewhere] = await Promise.all([
    listQueue(scope, { view: 'all', text, page: 1 }),
    findElsewhere(scope, text),
  ])
  return { page: { ...found, data: found.data.slice(0, URGENT_CLAIMS) }, elsewhere }
}

export interface DeskCard extends CardParts {
  claim: ClaimCard
  next: number | null
  choices: QueueChoices
  /** Absent for those who correct no place. */
  map: MapSettings | null
}

/** Returns a card that this person may see; null for any other. The opening is logged. */
export async function readDeskCard(
  user: DeskUser,
  given: string,
  filter: QueueFilter,
  withContacts: boolean,
): Promise<DeskCard | null> {
  const { scope, roles } = user
  const id = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
  const claim = id === null ? null : await getCard(id, scope, roles)
  if (!claim) return null
  const contacts = withContacts ? { name: `Автор заявки № ${claim.id}`, find: () => findAuthor(scope, claim.id) } : null
  const [parts, next, choices, map] = await Promise.all([
    readCardParts(user, { kind: 'claim', id: claim.id }, { subjectId: claim.id, history: claim.history, contacts }),
    findNext(scope, filter, claim.id),
    findChoices(),
    claim.actions.includes('correct') ? getPortalMap() : null,
  ])
  return { ...parts, claim, next, choices, map }
}

async function listViews(scope: DeskUser['scope'], filter?: QueueFilter): Promise<ViewCount[]> {
  const counts: Partial<Record<QueueView, number>> = await countViews(scope, filter)
  return listClaimViews(scope).map(({ value, name }) => ({ value, name, count: counts[value] }))
}
