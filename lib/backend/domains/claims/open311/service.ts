import * as repository from '@/lib/backend/domains/claims/repository'
import { listCategories, type Category } from '@/lib/backend/domains/claims/service'
import { toImage } from '@/lib/backend/integrations/media'
import { env } from '@/lib/config/env'
import { openClaimCodes, type ClaimCode, type ClaimFilter } from '@/lib/contract/claims'
import { AppError } from '@/lib/contract/errors'
import { MOST_REQUESTS, type Open311Filter, type Open311Request, type Open311Service } from '@/lib/contract/open311'
import { isoDay } from '@/lib/shared/dates'

const codesOf: Record<Open311Request['status'], readonly ClaimCode[]> = { open: openClaimCodes, closed: [2, 3] }

/** Themes of the second level, where messages go; their group is the theme above. */
export async function listThemes(): Promise<Open311Service[]> {
  const all = await listCategories()
  const parents = new Set(all.map(({ parent_id: parent }) => parent))
  return all
    .filter(({ id }) => !parents.has(id))
    .map(({ id, title, covers, parent_id: parent }) => ({
      service_code: String(id),
      service_name: title,
      description: covers ?? '',
      metadata: false,
      type: 'realtime',
      keywords: '',
      group: all.find((one) => one.id === parent)?.title ?? '',
    }))
}

/** Published claims alone, as the map shows them: no author, no word of a moderator. */
export async function listRequests({ service_request_id: ids, ...filter }: Open311Filter): Promise<Open311Request[]> {
  return toRequests(ids ? await findByNumbers(ids) : await repository.findClaims(toFilter(filter), MOST_REQUESTS))
}

/** A list of one, as the standard wants it. Throws notFound. */
export async function getRequest(id: number): Promise<Open311Request[]> {
  const found = await findByNumbers([id])
  if (found.length === 0) throw new AppError('notFound')
  return toRequests(found)
}

async function findByNumbers(ids: readonly number[]): Promise<repository.ClaimRow[]> {
  const found = await Promise.all(ids.map((id) => repository.findClaim(id, null)))
  return found.filter((row) => row !== null)
}

function toFilter({ service_code: category, status, start_date: start, end_date: end }: Open311Filter): ClaimFilter {
  return {
    category,
    codes: status?.flatMap((one) => [...codesOf[one]]),
    start_date: start && isoDay(start, env.TIME_ZONE),
    end_date: end && isoDay(end, env.TIME_ZONE),
  }
}

async function toRequests(found: readonly repository.ClaimRow[]): Promise<Open311Request[]> {
  const [categories, images, departments] = await Promise.all([
    listCategories(),
    repository.findHeadImages(found.map(({ id }) => id)),
    repository.findDepartments(found.flatMap(({ department_id: id }) => id ?? [])),
  ])
  const themeOf = new Map(categories.map((one) => [one.id, one]))
  const imageOf = new Map(images.map(({ id, image }) => [id, toImage(image)?.img.url]))
  const titleOf = new Map(departments.map(({ id, title }) => [id, title]))
  return found.map((row) => {
    const url = imageOf.get(row.id)
    return {
      ...toRequest(row, themeOf.get(row.category_id ?? 0)),
      agency_responsible: titleOf.get(row.department_id ?? 0) ?? null,
      media_url: url ? new URL(url, env.PUBLIC_URL).href : null,
    }
  })
}

function toRequest(row: repository.ClaimRow, theme: Category | undefined) {
  const requested = new Date(row.created_at).toISOString()
  return {
    service_request_id: String(row.id),
    status: codesOf.open.includes(row.code as ClaimCode) ? ('open' as const) : ('closed' as const),
    status_notes: row.report_text,
    service_name: theme?.title ?? '',
    service_code: String(row.category_id ?? ''),
    description: row.text,
    requested_datetime: requested,
    updated_datetime: row.answered_at ? new Date(row.answered_at).toISOString() : requested,
    expected_datetime: row.deadline_date && `${row.deadline_date}T12:00:00Z`,
    address: row.address,
    lat: row.y,
    long: row.x,
  }
}
