import { env } from '@/lib/config/env'
import { AppError } from '@/lib/contract/errors'
import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'
import { listClaims } from '@/lib/domains/claims/contract'
import * as details from '@/lib/domains/claims/details-repository'
import { listPublicSteps } from '@/lib/domains/claims/guests/steps'
import { countClaims, findClaim, findClaims, type ClaimRow } from '@/lib/domains/claims/repository'
import { CLAIMS_PER_PAGE } from '@/lib/domains/claims/rules'
import { listCategories, type Category } from '@/lib/domains/claims/service'
import type { ClaimDetails, ClaimListFilter, ClaimListItem } from '@/lib/domains/claims/shapes'
import { isOpenClaim, type ClaimCode } from '@/lib/domains/claims/states'
import { toDocument, toImage } from '@/lib/platform/pictures/media'
import { isoDay, toIso } from '@/lib/time/dates'

export async function listClaimCards({ page, ...filter }: ClaimListFilter): Promise<{ claims: Page<ClaimListItem> }> {
  const perPage = CLAIMS_PER_PAGE
  const [total, found] = await Promise.all([countClaims(filter), findClaims(filter, perPage, (page - 1) * perPage)])
  return { claims: buildPage(await toCards(found), { total, perPage, page, path: listClaims.path, filter }) }
}

/**
 * Returns a published claim with all its public data; for a merged duplicate, the claim it was merged into. Throws
 * notFound for any other claim, even for its author.
 */
export async function getClaimDetails(id: number): Promise<{ claim: ClaimDetails }> {
  const row = await findClaim(id, null)
  if (!row) throw new AppError('notFound')
  const imageIds = [row.report_image_id, row.verdict_photo_id].filter((one) => one !== null)
  const [cards, photos, images, documents, departments, steps] = await Promise.all([
    toCards([row]),
    details.findPhotos(row.id),
    imageIds.length === 0 ? [] : details.findImages(imageIds),
    row.report_document_id === null ? [] : details.findDocuments([row.report_document_id]),
    row.department_id === null ? [] : details.findDepartments([row.department_id]),
    getSteps(row),
  ])
  const [card] = cards
  if (!card) throw new AppError('notFound')
  const findImage = (image: number | null) => toImage(images.find((one) => one.id === image)?.image)
  return {
    claim: {
      ...card,
      photos: photos.flatMap(({ image }) => toImage(image) ?? []),
      department: departments[0] ?? null,
      answered_at: toIso(row.answered_at),
      report_text: row.report_text,
      report_img: findImage(row.report_image_id),
      report_document: toDocument(documents[0]),
      is_accepted: row.is_accepted,
      user_comment: row.user_comment,
      commented_at: toIso(row.commented_at),
      verdict_img: findImage(row.verdict_photo_id),
      steps,
    },
  }
}

async function getSteps({ id, created_at: created, published_at: published }: ClaimRow) {
  const events = await details.findPublicEvents(id)
  return listPublicSteps({
    createdAt: toIso(created),
    publishedAt: toIso(published),
    events: events.map(({ title, text, merged, created_at: at }) => ({ title, text, merged, at: toIso(at) })),
  })
}

async function toCards(found: readonly ClaimRow[]): Promise<ClaimListItem[]> {
  const ids = found.map(({ id }) => id)
  const [categories, images, joined] = await Promise.all([
    listCategories(),
    details.findHeadImages(ids),
    details.countJoined(ids),
  ])
  const known = new Map(categories.map((category) => [category.id, category]))
  const imageById = new Map(images.map(({ id, image }) => [id, image]))
  const joinedById = new Map(joined.map(({ id, total }) => [id, total]))
  const today = isoDay(new Date(), env.TIME_ZONE)
  return found.map(({ id, x, y, address, text, code, created_at: created, deadline_date: deadline, ...row }) => ({
    id,
    x,
    y,
    address,
    text,
    code: code as ClaimCode,
    created_at: toIso(created),
    deadline_date: deadline,
    is_overdue: isOpenClaim(code) && deadline !== null && deadline < today,
    category: toCategory(known.get(row.category_id ?? 0), known),
    head_img: toImage(imageById.get(id)),
    joined_count: joinedById.get(id) ?? 0,
  }))
}

function toCategory(category: Category | undefined, known: ReadonlyMap<number, Category>): ClaimListItem['category'] {
  const { id = 0, title = '', icon = null, parent_id: parent = null } = category ?? {}
  return { id, title, icon: icon?.url ?? null, parent: known.get(parent ?? 0)?.title ?? null }
}
