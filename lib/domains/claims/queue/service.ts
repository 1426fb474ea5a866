import { hasPublicReason } from '@/lib/domains/claims/guests/steps'
import { env } from '@/lib/config/env'
import type { Extension, ItemStep } from '@/lib/contract/queue-shapes'
import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'
import { paths } from '@/lib/config/paths'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { claimWorkflow, isStaffAction, type ClaimFacts, type StaffAction } from '@/lib/domains/claims/actions'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { claimMessages } from '@/lib/domains/claims/messages'
import { findCopies, findPhotos } from '@/lib/domains/claims/photos/repository'
import * as repository from '@/lib/domains/claims/queue/repository'
import { isOnSite } from '@/lib/domains/claims/queue/views-repository'
import { EXTENSION_DAYS, findDisputedAnswer, QUEUE_PER_PAGE, QUEUE_POINTS } from '@/lib/domains/claims/queue/rules'
import type {
  ClaimCard,
  ClaimTerm,
  NearbyClaim,
  QueueChoices,
  QueuedClaim,
  QueueFilter,
  QueuePoint,
} from '@/lib/domains/claims/queue/shapes'
import { listOrganizationChoices } from '@/lib/domains/government/service'
import { getDeskTexts } from '@/lib/domains/desk/texts-service'
import { findSentPhotos } from '@/lib/domains/claims/guests/repository'
import { listAlike } from '@/lib/domains/claims/queue/similar-service'
import { MODERATION_DAYS, parseClaimNumber } from '@/lib/domains/claims/rules'
import { claimCodes, claimStatusName, isOpenClaim, type ClaimCode } from '@/lib/domains/claims/states'
import { getWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { toDocument, toImage } from '@/lib/platform/pictures/media'
import { formatCount, formatDays } from '@/lib/text/plural'
import { shorten } from '@/lib/text/shorten'
import { daysUntil, formatDate, formatLongDate, isoDay, toIso, toNoon } from '@/lib/time/dates'
import { addWorkingDays, countWorkingDays, type WorkingCalendar } from '@/lib/time/working-days'

export { countViews, findAuthor, findNext } from '@/lib/domains/claims/queue/repository'

export async function findChoices(): Promise<QueueChoices> {
  const [categories, organizations, { refusalReasons, templates }] = await Promise.all([
    repository.findCategories(),
    listOrganizationChoices(),
    getDeskTexts(),
  ])
  const answering = new Set(categories.map((category) => category.department_id))
  const departments = organizations.map((one) => (answering.has(one.id) ? { ...one, group: ANSWERING } : one))
  return {
    categories: categories.map(({ id, title }) => ({ id, title })),
    departments: departments.sort((one, other) => Number(other.group === ANSWERING) - Number(one.group === ANSWERING)),
    refusalReasons,
    templates,
  }
}

/** Heading of the departments that answer claims of some category. */
const ANSWERING = 'Отвечают на заявки'
const MAX_OF_AUTHOR = 5

export async function listQueue(scope: StaffScope, filter: QueueFilter): Promise<Page<QueuedClaim>> {
  const { page, ...rest } = filter
  const [total, claims] = await Promise.all([
    repository.countQueue(scope, filter),
    findQueued(scope, filter, QUEUE_PER_PAGE, (page - 1) * QUEUE_PER_PAGE),
  ])
  return buildPage(claims, { total, perPage: QUEUE_PER_PAGE, page, path: paths.deskQueue, filter: rest })
}

export async function findQueued(
  scope: StaffScope,
  filter: QueueFilter,
  limit: number,
  offset = 0,
): Promise<QueuedClaim[]> {
  const [rows, calendar] = await Promise.all([repository.findQueue(scope, filter, limit, offset), getWorkingCalendar()])
  return rows.map((row) => toQueued(row, calendar, scope))
}

/** Lists the first claims of a view with their places. */
export async function listPoints(scope: StaffScope, filter: QueueFilter): Promise<QueuePoint[]> {
  const [rows, calendar] = await Promise.all([repository.findPoints(scope, filter, QUEUE_POINTS), getWorkingCalendar()])
  return rows.map((row) => {
    const { id, text, address, x, y } = row
    return { id, text, address, x, y, term: describeTerm(row, calendar) }
  })
}

/** Returns the number that an officer seeks, if they may not open that claim and everybody reads it on the site. */
export async function findElsewhere(scope: StaffScope, text: string): Promise<number | null> {
  const number = scope.department === null ? null : parseClaimNumber(text)
  if (number === null || (await repository.findCard(scope, number))) return null
  return (await isOnSite(number)) ? number : null
}

/** Returns whether the reader may decide on a claim; null if they may not even open its card. */
export async function findRights(scope: StaffScope, id: number): Promise<{ mayDecide: boolean } | null> {
  const row = await repository.findCard(scope, id)
  return row && { mayDecide: mayDecide(scope) && !isOfOthers(scope, row) }
}

type Facts = Omit<ClaimFacts, 'isDisputed'>

function listActions(row: repository.CardRow, roles: readonly StaffRole[], facts: Facts): StaffAction[] {
  const movers = row.is_recorded ? [...roles, 'recorder' as const] : roles
  const given = { ...facts, isDisputed: row.is_disputed }
  return claimWorkflow.possible({ state: row.code as ClaimCode, roles: movers, given }).filter(isStaffAction)
}

function toFacts(row: repository.CardRow, photos: readonly unknown[], events: readonly repository.EventRow[]): Facts {
  return {
    hasPhotos: photos.length > 0,
    hasVerdictPhoto: row.sent_verdict_photo !== null,
    hasComment: Boolean(row.user_comment),
    hasHistory: events.some(({ title }) => hasPublicReason(title)),
    hasAnswer: isShown(row),
  }
}

function isShown({ published_at: published, merged_into: into }: repository.CardRow): boolean {
  return published !== null && into === null
}

function isUndecided(code: number): boolean {
  return code === claimCodes.inModeration || isOpenClaim(code)
}

function mayDecide({ isModerator, department }: StaffScope): boolean {
  return isModerator || department !== null
}

/** True for an officer who reads a claim of another department, or one that no moderator has published yet. */
function isOfOthers(
  { department }: StaffScope,
  row: Pick<repository.CardRow, 'department_id' | 'published_at'>,
): boolean {
  return department !== null && (department !== row.department_id || row.published_at === null)
}

/** Returns the card of a claim that the reader may see, with the actions of these roles; null for any other. */
export async function getCard(id: number, scope: StaffScope, roles: readonly StaffRole[]): Promise<ClaimCard | null> {
  const row = await repository.findCard(scope, id)
  if (!row) return null
  const [calendar, photos, sentPhotos, events, authorClaims, similar] = await Promise.all([
    getWorkingCalendar(),
    findPhotos(id),
    scope.isModerator && row.published_at === null ? findSentPhotos(id) : [],
    repository.findEvents(id),
    repository.findOfAuthor(scope, row, MAX_OF_AUTHOR),
    listAlike(row, scope),
  ])
  const isWithOthers = isOfOthers(scope, row)
  // another department's claim is read only, but for what the reader wrote down for a caller
  const actions = listActions(row, isWithOthers ? [] : roles, toFacts(row, photos, events))
  return {
    ...toQueued(row, calendar, scope),
    ...toPlace(row),
    createdAt: toIso(row.created_at),
    deadline: row.deadline && formatLongDate(row.deadline, env.TIME_ZONE),
    categoryId: row.category_id,
    departmentId: row.department_id,
    mergedInto: row.merged_into,
    isPublic: isShown(row),
    photos: photos.map(({ id: photo, image }) => ({ id: photo, image: toImage(image) })),
    sentPhotos,
    copies: scope.isModerator ? await findCopies(row, photos, sentPhotos) : null,
    reportText: row.report_text ?? (row.is_disputed ? findDisputedAnswer(events) : null),
    reportImageId: row.report_image_id,
    reportImage: toImage(row.report_image),
    reportDocument: toDocument(row.report_document),
    userComment: row.user_comment,
    sentVerdictPhoto: scope.isModerator ? row.sent_verdict_photo : null,
    verdictImageId: row.verdict_photo_id,
    verdictImage: toImage(row.verdict_image),
    authorClaims: { ...authorClaims, newest: authorClaims.newest.map(toNearby) },
    similar,
    extensions: actions.includes('extend') ? listExtensions(row.deadline, calendar) : [],
    history: events.map(toHistoryRow),
    isWithOthers,
    canPostpone: mayDecide(scope) && !isWithOthers && actions.length > 0 && isUndecided(row.code),
    actions,
  }
}

function toQueued(row: repository.QueueRow, calendar: WorkingCalendar, { isModerator }: StaffScope): QueuedClaim {
  const { id, text, address, code, category, department, postponed, image, photo_count: photoCount } = row
  return {
    id,
    text,
    address,
    code,
    state: describeState(row),
    category,
    department,
    term: describeTerm(row, calendar),
    isDisputed: row.is_disputed,
    postponed: postponed && { ...postponed, until: formatLongDate(postponed.until, env.TIME_ZONE) },
    image: toImage(image),
    sentPhoto: isModerator ? row.sent_photo : null,
    photoCount,
    received: formatDate(row.created_at, env.TIME_ZONE),
    isByPhone: row.is_by_phone,
    caller: row.caller,
    updatedAt: toIso(row.updated_at),
  }
}

function toPlace({ x, y, landmark }: repository.CardRow): Pick<ClaimCard, 'x' | 'y' | 'landmark'> {
  return { x, y, landmark }
}

/** Names the state for the staff; the public pages show neither merged nor withdrawn claims. */
function describeState({ code, merged_into: into, is_withdrawn: isWithdrawn }: repository.NearbyRow): string {
  if (into !== null) return claimMessages.merged(into)
  return isWithdrawn ? claimMessages.withdrawn : claimStatusName(code)
}

function toNearby(row: repository.NearbyRow): NearbyClaim {
  return { id: row.id, address: row.address, state: describeState(row) }
}

/** Names a public claim before another is merged into it; null for any other. */
export async function describeMergeTarget(scope: StaffScope, id: number): Promise<string | null> {
  const row = await repository.findCard(scope, id)
  if (!row || !isShown(row)) return null
  return `№ ${id}: «${shorten(row.text, 90)}», ${row.address} (${describeState(row).toLowerCase()})`
}

/** Lists usual later terms: from the present one, or from today if that is over. */
function listExtensions(deadline: string | null, calendar: WorkingCalendar): Extension[] {
  const today = isoDay(new Date(), env.TIME_ZONE)
  const from = deadline !== null && deadline > today ? deadline : today
  return EXTENSION_DAYS.map((days) => {
    const day = addWorkingDays(from, days, calendar)
    return { days, day, title: formatDate(day, env.TIME_ZONE) }
  })
}

type Terms = Pick<repository.QueueRow, 'code' | 'deadline' | 'created_at'>

function describeTerm({ code, deadline, created_at: created }: Terms, calendar: WorkingCalendar) {
  if (code === claimCodes.inModeration) {
    const day = addWorkingDays(isoDay(created, env.TIME_ZONE), MODERATION_DAYS, calendar)
    return formatTerm(day, 'проверить до', calendar)
  }
  return deadline !== null && isOpenClaim(code) ? formatTerm(deadline, 'ответ до', calendar) : null
}

function formatTerm(day: string, due: string, calendar: WorkingCalendar): ClaimTerm {
  const term = formatTimeLeft(day, calendar)
  return { ...term, full: `${due} ${formatDate(day, env.TIME_ZONE)}, ${term.words}` }
}

function formatTimeLeft(day: string, calendar: WorkingCalendar): Omit<ClaimTerm, 'full'> {
  const today = isoDay(new Date(), env.TIME_ZONE)
  if (day < today) return { words: `просрочено на ${formatDays(-daysUntil(toNoon(day), env.TIME_ZONE))}`, tone: 'late' }
  if (day === today) return { words: 'сегодня', tone: 'today' }
  const left = countWorkingDays(today, day, calendar)
  const words = formatCount(left, ['рабочий день', 'рабочих дня', 'рабочих дней'])
  return { words: left === 0 ? 'до следующего рабочего дня' : `ещё ${words}`, tone: 'later' }
}

function toHistoryRow({ created_at: at, ...event }: repository.EventRow): ItemStep {
  return { ...event, at: toIso(at) }
}
