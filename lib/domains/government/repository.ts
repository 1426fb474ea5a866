import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { DepartmentFilter, MinisterFilter, OrganizationKind } from '@/lib/domains/government/contract'
import { query } from '@/lib/platform/database/payload-client'
import { hasText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectPageIds } from '@/lib/platform/database/select'
import { findByIds, findPublished, requirePage } from '@/lib/platform/payload/find-pages'
import type { Minister, Organization } from '@/lib/platform/payload/payload-types'

type OrganizationQuery = Omit<DepartmentFilter, 'page' | 'kind'> & { kinds?: OrganizationKind[] }
type MinisterQuery = Omit<MinisterFilter, 'page'>

export type TreeOrganization = Pick<
  Organization,
  'id' | 'title' | 'shortTitle' | 'kind' | 'parent' | 'head' | 'ledByMayor' | 'curator'
>
export type ListedMinister = Pick<Minister, 'id' | Exclude<keyof typeof person, '_status'>>

interface FoundIds {
  ids: number[]
  total: number
}

const named = { title: true, shortTitle: true, kind: true, _status: true } as const
const person = {
  surname: true,
  name: true,
  patronymic: true,
  post: true,
  photo: true,
  phone: true,
  email: true,
  organization: true,
  _status: true,
} as const
const populate = {
  organizations: named,
  ministers: person,
  documents: { title: true, number: true, date: true, type: true, _status: true },
  news: {},
} as const

export async function findOrganizationIds(filter: OrganizationQuery, limit: number, offset = 0): Promise<FoundIds> {
  return selectPageIds({
    columns: sql`o.id`,
    from: sql`FROM organizations o LEFT JOIN organization_spheres s ON s.id = o.sphere_id WHERE ${joinAnd(organizationConditions(filter))}`,
    order: sql`s.position NULLS LAST, s.id, o.position, o.title COLLATE "ru-x-icu", o.id`,
    limit,
    offset,
  })
}

export function findOrganizations(ids: number[]): Promise<Organization[]> {
  const select = { powers: false, documents: false, news: false, hours: false } as const
  return findByIds('organizations', ids, { select, populate, depth: 2 })
}

export function findAllOrganizations(): Promise<TreeOrganization[]> {
  return findPublished('organizations', {
    select: { title: true, shortTitle: true, kind: true, parent: true, head: true, ledByMayor: true, curator: true },
    populate,
    sort: ['position', 'title'],
    depth: 2,
  })
}

export function findOrganizationTerms(): Promise<
  { list: 'kind' | 'sphere'; id: number; kind: OrganizationKind | null; title: string; count: number }[]
> {
  return query(sql`
    SELECT 'sphere' AS list, s.id, NULL AS kind, s.title, count(o.id)::int AS count, s.position FROM organization_spheres s
      LEFT JOIN organizations o ON o.sphere_id = s.id AND o._status = 'published' GROUP BY s.id
    UNION ALL
    SELECT 'kind', 0, o.kind::text, '', count(*)::int, 0 FROM organizations o WHERE o._status = 'published' GROUP BY o.kind
    ORDER BY 1, position, 4`)
}

export function findOrganization(id: number, draft: boolean): Promise<Organization> {
  return requirePage('organizations', id, { draft, populate, depth: 2 })
}

export async function findMinisterIds(filter: MinisterQuery, limit: number, offset = 0): Promise<FoundIds> {
  return selectPageIds({
    columns: sql`m.id`,
    from: sql`FROM ministers m WHERE ${joinAnd(ministerConditions(filter))}`,
    order: sql`m.position, m.title COLLATE "ru-x-icu", m.id`,
    limit,
    offset,
  })
}

export function findMinisters(ids: number[]): Promise<ListedMinister[]> {
  return findByIds('ministers', ids, { select: person, populate })
}

export function findMinister(id: number, draft: boolean): Promise<Minister> {
  return requirePage('ministers', id, { draft, populate })
}

export function findMinisterOrganizations(
  minister: number,
): Promise<{ id: number; title: string; short_title: string | null; kind: OrganizationKind; leads: boolean }[]> {
  return query(sql`SELECT o.id, o.title, o.short_title, o.kind, coalesce(o.head_id = ${minister}, false) AS leads FROM organizations o
    WHERE o._status = 'published' AND (o.head_id = ${minister} OR o.curator_id = ${minister})
    ORDER BY o.position, o.title COLLATE "ru-x-icu"`)
}

function organizationConditions({ text, kinds, sphere, parent }: OrganizationQuery): SQL[] {
  const all: SQL[] = [sql`o._status = 'published'`]
  if (kinds) all.push(sql`o.kind::text = ANY(${sql.param(kinds)}::text[])`)
  if (sphere) all.push(sql`o.sphere_id = ${sphere}`)
  if (parent) all.push(sql`o.parent_id = ${parent}`)
  if (text) {
    const names = sql`concat_ws(' ', o.title, o.short_title)`
    all.push(hasText(sql`concat_ws(' ', o.title, o.short_title, o.summary, o.address)`, names, text))
  }
  return all
}

function ministerConditions({ organization, text }: MinisterQuery): SQL[] {
  const all: SQL[] = [sql`m._status = 'published'`]
  if (organization) all.push(sql`m.organization_id = ${organization}`)
  if (text) all.push(hasText(sql`concat_ws(' ', m.title, m.post)`, sql`m.title`, text))
  return all
}

export function findOrganizationChoices(): Promise<{ id: number; title: string; kind: OrganizationKind }[]> {
  return query(sql`
    SELECT id, coalesce(short_title, title) AS title, kind::text AS kind
    FROM organizations WHERE _status = 'published' ORDER BY 2`)
}
