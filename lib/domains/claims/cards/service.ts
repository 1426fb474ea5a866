import { findJoinedClaims, findOwnClaims, findPublicEvents } from '@/lib/domains/claims/cards/repository'
import { publicStepsOf } from '@/lib/domains/claims/guests/steps'
import * as repository from '@/lib/domains/claims/repository'
import { listCategories, type Category } from '@/lib/domains/claims/service'
import { toDocument, toImage } from '@/lib/platform/pictures/media'
import { env } from '@/lib/config/env'
import {
  CLAIMS_PER_PAGE,
  listClaims,
  type ClaimDetails,
  type ClaimListFilter,
  type ClaimListItem,
  type MyClaims,
} from '@/lib/domains/claims/lists-contract'
import { isOpenClaim, type ClaimCode } from '@/lib/domains/claims/states'
import { AppError } from '@/lib/contract/errors'
import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'
import { isoDay } from '@/lib/time/dates'

/** Returns a page of published claims with text and picture, newest first. */
export async function listClaimCards({ page, ...filter }: ClaimListFilter): Promise<{ claims: Page<ClaimListItem> }> {
  const perPage = CLAIMS_PER_PAGE
  const [total, found] = await Promise.all([
    repository.countClaims(filter),
    repository.findClaims(filter, perPage, (page - 1) * perPage),
  ])
  return { claims: buildPage(await toCards(found), { total, perPage, page, path: listClaims.path, filter }) }
}

/**
 * Returns a published claim with all its public data; for a merged duplicate, the claim it was merged into. Throws
 * notFound for any other claim, even for its author.
 */
export async function getClaimDetails(id: number): Promise<{ claim: ClaimDetails }> {
  const row = await repository.findClaim(id, null)
  if (!row) throw new AppError('notFound')
  const imageIds = [row.report_image_id, row.verdict_photo_id].filter((one) => one !== null)
  const [cards, photos, images, documents, departments, events] = await Promise.all([
    toCards([row]),
    repository.findPhotos(row.id),
    imageIds.length === 0 ? [] : repository.findImages(imageIds),
    row.report_document_id === null ? [] : repository.findDocuments([row.report_document_id]),
    row.department_id === null ? [] : repository.findDepartments([row.department_id]),
    findPublicEvents(row.id),
  ])
  const [card] = cards
  if (!card) throw new AppError('notFound')
  const imageOf = (image: number | null) => toImage(images.find((one) => one.id === image)?.image)
  return {
    claim: {
      ...card,
      photos: photos.flatMap(({ image }) => toImage(image) ?? []),
      department: departments[0] ?? null,
      answered_at: iso(row.answered_at),
      report_text: row.report_text,
      report_img: imageOf(row.report_image_id),
      report_document: toDocument(documents[0]),
      is_accepted: row.is_accepted,
      user_comment: row.user_comment,
      commented_at: iso(row.commented_at),
      verdict_img: imageOf(row.verdict_photo_id),
      steps: stepsOf(row, events),
    },
  }
}

function stepsOf(
  { created_at: created, published_at: published }: repository.ClaimRow,
  events: Awaited<ReturnType<typeof findPublicEvents>>,
) {
  const done = events.map(({ title, created_at: at }) => ({ title, at: new Date(at).toISOString() }))
  return publicStepsOf({ createdAt: new Date(created).toISOString(), publishedAt: iso(published), events: done })
}

/** Returns the ids of the claims that a resident sent or joined. */
export async function listOwnClaims(residentId: number): Promise<MyClaims> {
  const [own, joined] = await Promise.all([findOwnClaims(residentId), findJoinedClaims(residentId)])
  return {
    own: own.map(({ id, judge_until: until }) => ({ id, judge_until: iso(until) })),
    joined: joined.map(({ claim_id: id }) => id),
    waiting: [...own, ...joined.map(({ claim_id: id, ...rest }) => ({ id, ...rest }))].flatMap((one) =>
      one.is_waiting ? one.id : [],
    ),
  }
}

async function toCards(found: readonly repository.ClaimRow[]): Promise<ClaimListItem[]> {
  const ids = found.map(({ id }) => id)
  const [categories, images, joined] = await Promise.all([
    listCategories(),
    repository.findHeadImages(ids),
    repository.countJoined(ids),
  ])
  const known = new Map(categories.map((category) => [category.id, category]))
  const imageOf = new Map(images.map(({ id, image }) => [id, image]))
  const joinedOf = new Map(joined.map(({ id, total }) => [id, total]))
  return found.map((row) => ({
    ...pick(row),
    category: toCategory(known.get(row.category_id ?? 0), known),
    head_img: toImage(imageOf.get(row.id)),
    joined_count: joinedOf.get(row.id) ?? 0,
  }))
}

function pick({ id, x, y, address, text, code, created_at: created, deadline_date: deadline }: repository.ClaimRow) {
  const isOpen = isOpenClaim(code)
  const today = isoDay(new Date(), env.TIME_ZONE)
  return {
    id,
    x,
    y,
    address,
    text,
    code: code as ClaimCode,
    created_at: new Date(created).toISOString(),
    deadline_date: deadline,
    is_overdue: isOpen && deadline !== null && deadline < today,
  }
}

function toCategory(category: Category | undefined, known: ReadonlyMap<number, Category>): ClaimListItem['category'] {
  const { id = 0, title = '', icon = null, parent_id: parent = null } = category ?? {}
  return { id, title, icon: icon?.url ?? null, parent: known.get(parent ?? 0)?.title ?? null }
}

function iso(moment: string | Date | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}
