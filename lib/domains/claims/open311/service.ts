import { subDays } from 'date-fns/subDays'
import { findDepartments, findHeadImages } from '@/lib/domains/claims/details-repository'
import * as repository from '@/lib/domains/claims/repository'
import { listCategories, type Category } from '@/lib/domains/claims/service'
import { toImage } from '@/lib/platform/pictures/media'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { openClaimCodes, type ClaimCode } from '@/lib/domains/claims/states'
import { AppError } from '@/lib/contract/errors'
import { open311Messages } from '@/lib/contract/open311'
import {
  CONSENT_ATTRIBUTE,
  USUAL_DAYS,
  type Open311Definition,
  type Open311Discovery,
  type Open311Filter,
  type Open311Request,
  type Open311Service,
} from '@/lib/domains/claims/open311/contract'
import { toNoon, parseMoment, toIso } from '@/lib/time/dates'
import * as contract from '@/lib/domains/claims/open311/contract'
import { reportOpen311, toClaim } from '@/lib/domains/claims/open311/report'
import { handle, handlePrepared, type Handler } from '@/lib/platform/calls/handler'

const codesByStatus: Record<Open311Request['status'], readonly ClaimCode[]> = { open: openClaimCodes, closed: [2, 3] }

/** Last change of the calls that clients notice. */
const CHANGED_AT = '2026-11-29T00:00:00Z'
const SPECIFICATION = 'https://wiki.open311.org/GeoReport_v2'

async function describeEndpoints(): Promise<Open311Discovery> {
  const feedback = new URL(paths.feedback, env.PUBLIC_URL).href
  const endpoint = {
    specification: SPECIFICATION,
    url: new URL('/open311/v2', env.PUBLIC_URL).href,
    changeset: CHANGED_AT,
    type: 'production' as const,
    formats: ['application/json' as const, 'text/xml' as const],
  }
  return {
    changeset: CHANGED_AT,
    contact: `Вопросы и предложения: ${feedback}`,
    key_service: `Ключ для передачи сообщений выдаёт администратор портала: ${feedback}`,
    endpoints: [endpoint],
  }
}

/** Lists the categories that accept claims; `group` is the parent category. */
async function listServices(): Promise<Open311Service[]> {
  const all = await listCategories()
  return withoutChildren(all).map(({ id, title, covers, parent_id: parent }) => {
    const group = all.find((one) => one.id === parent)?.title ?? ''
    return {
      service_code: String(id),
      service_name: title,
      description: covers ?? '',
      metadata: true,
      type: 'realtime',
      keywords: toKeywords([title, group, covers ?? '']),
      group,
    }
  })
}

/** The first sentence of `covers` is a list with commas; later sentences are advice. */
function toKeywords(texts: readonly string[]): string {
  const words = texts.flatMap((text) => (text.split('.')[0] ?? '').toLowerCase().split(/[,;]/))
  return [...new Set(words.map((word) => word.trim()).filter(Boolean))].join(', ')
}

/** Returns what a claim of this category must contain besides its text: the author's consent. Throws notFound. */
async function getServiceDefinition(id: number): Promise<Open311Definition> {
  if (!withoutChildren(await listCategories()).some((one) => one.id === id))
    throw new AppError('notFound', { message: open311Messages.serviceNotFound })
  const consent: Open311Definition['attributes'][number] = {
    variable: true,
    code: CONSENT_ATTRIBUTE,
    datatype: 'singlevaluelist',
    required: true,
    datatype_description: 'Автор должен согласиться сам',
    order: 1,
    description: 'Согласие автора на обработку персональных данных',
    values: [{ key: 'true', name: 'Автор согласен' }],
  }
  return { service_code: String(id), attributes: [consent] }
}

async function listRequests({ service_request_id: ids, ...filter }: Open311Filter): Promise<Open311Request[]> {
  const { page, page_size: size } = filter
  return toRequests(await repository.findClaims(ids ? { ids } : toFilter(filter), size, (page - 1) * size))
}

/** Returns a list of one, as the standard requires; for a duplicate, the claim it was merged into. Throws notFound. */
async function getRequest(id: number): Promise<Open311Request[]> {
  const found = await repository.findClaim(id, null)
  if (!found) throw new AppError('notFound', { message: open311Messages.requestNotFound })
  return toRequests([found])
}

function withoutChildren(all: readonly Category[]): Category[] {
  const parents = new Set(all.map(({ parent_id: parent }) => parent))
  return all.filter(({ id }) => !parents.has(id))
}

/**
 * A date without time means the whole day. Without a beginning, the period is the 90 days before its end; all days, if
 * changes are asked for.
 */
function toFilter({ service_code: categories, status, start_date: start, end_date: end, ...asked }: Open311Filter) {
  const { updated_after: after, updated_before: before } = asked
  const usual = after ? undefined : subDays(end ? parseMoment(end, env.TIME_ZONE) : new Date(), USUAL_DAYS)
  return {
    categories,
    codes: status?.flatMap((one) => [...codesByStatus[one]]),
    start_date: start && isMoment(start) ? undefined : start,
    end_date: end && isMoment(end) ? undefined : end,
    since: start ? toMoment(start) : usual,
    until: end ? toMoment(end) : undefined,
    changedAfter: after ? parseMoment(isMoment(after) ? after : `${after}T00:00:00`, env.TIME_ZONE) : undefined,
    changedBefore: before
      ? parseMoment(isMoment(before) ? before : `${before}T23:59:59.999`, env.TIME_ZONE)
      : undefined,
  }
}

function toMoment(text: string): Date | undefined {
  return isMoment(text) ? parseMoment(text, env.TIME_ZONE) : undefined
}

function isMoment(text: string): boolean {
  return text.includes('T')
}

async function toRequests(found: readonly repository.ClaimRow[]): Promise<Open311Request[]> {
  const [categories, images, departments] = await Promise.all([
    listCategories(),
    findHeadImages(found.map(({ id }) => id)),
    findDepartments(found.flatMap(({ department_id: id }) => id ?? [])),
  ])
  const categoryById = new Map(categories.map((one) => [one.id, one]))
  const imageById = new Map(images.map(({ id, image }) => [id, toImage(image)?.img.url]))
  const titleById = new Map(departments.map(({ id, title }) => [id, title]))
  return found.map((row) => {
    const url = imageById.get(row.id)
    return {
      ...toRequest(row, categoryById.get(row.category_id ?? 0)),
      agency_responsible: titleById.get(row.department_id ?? 0) ?? null,
      media_url: url ? new URL(url, env.PUBLIC_URL).href : null,
    }
  })
}

function toRequest(row: repository.ClaimRow, category: Category | undefined) {
  return {
    service_request_id: String(row.id),
    status: codesByStatus.open.includes(row.code as ClaimCode) ? ('open' as const) : ('closed' as const),
    status_notes: row.report_text,
    service_name: category?.title ?? '',
    service_code: String(row.category_id ?? ''),
    description: row.text,
    service_notice: null,
    requested_datetime: toIso(row.created_at),
    updated_datetime: latest(row.created_at, row.published_at, row.answered_at, row.commented_at, row.updated_at),
    expected_datetime: row.deadline_date && toNoon(row.deadline_date),
    address: row.address,
    address_id: null,
    zipcode: null,
    lat: row.y,
    long: row.x,
  }
}

function latest(...moments: (string | Date | null)[]): string {
  return new Date(Math.max(...moments.flatMap((one) => (one === null ? [] : new Date(one).getTime())))).toISOString()
}

/** The transport adds the standard's addresses and XML. */
export const open311Handlers: readonly Handler[] = [
  handle(contract.discoverOpen311, () => describeEndpoints()),
  handle(contract.listOpen311Services, () => listServices()),
  handle(contract.getOpen311Service, ({ params }) => getServiceDefinition(params.id)),
  handle(contract.listOpen311Requests, ({ query }) => listRequests(query)),
  handle(contract.getOpen311Request, ({ params }) => getRequest(params.id)),
  handlePrepared(
    contract.createOpen311Request,
    ({ body }) => toClaim(body),
    ({ body, system, visitor }, claim) => {
      if (!system) throw new AppError('forbidden')
      return reportOpen311(body, claim, { system, visitor })
    },
  ),
]
