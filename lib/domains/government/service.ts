import {
  findMinister,
  findMinisterIds,
  findMinisters,
  findOrganization,
  findOrganizationIds,
  findOrganizations,
  findOrganizationsOf,
  findOrganizationTerms,
  isGone,
  type ListedMinister,
  type TreeOrganization,
} from '@/lib/domains/government/repository'
import { findBookingPhone } from '@/lib/domains/feedback/service'
import { toHours, toReceptionHours } from '@/lib/platform/calendar/hours'
import { nextReceptions } from '@/lib/platform/calendar/working-days'
import { toImage } from '@/lib/platform/pictures/media'
import { toHtml } from '@/lib/platform/documents/rich-text'
import type { Organization } from '@/lib/platform/payload/payload-types'
import { AppError } from '@/lib/contract/errors'
import {
  MINISTERS_PER_PAGE,
  ORGANIZATIONS_PER_PAGE,
  organizationKinds,
  type DepartmentFilter,
  type DepartmentList,
  type MinisterCard,
  type MinisterFilter,
  type MinisterItem,
  type OrganizationCard,
  type OrganizationItem,
  type OrganizationKind,
  type OrganizationReference,
} from '@/lib/domains/government/contract'
import { buildPage } from '@/lib/contract/page'
import type { Term } from '@/lib/contract/shapes'

const ALL = 500

type Related<T> = T | number | null | undefined

export async function listGovernment({ kind, text }: { kind?: OrganizationKind; text?: string }) {
  const kinds = kind ? [kind] : (['authority', 'department'] satisfies OrganizationKind[])
  const { ids } = await findOrganizationIds({ kinds, text }, ALL)
  return { government: (await findOrganizations(ids)).map(toOrganizationCard) }
}

export async function listDepartments({ page, kind, ...filter }: DepartmentFilter): Promise<DepartmentList> {
  const perPage = ORGANIZATIONS_PER_PAGE
  const query = { ...filter, ...(kind && { kinds: [kind] }) }
  const [{ ids, total }, terms] = await Promise.all([
    findOrganizationIds(query, perPage, (page - 1) * perPage),
    findOrganizationTerms(),
  ])
  const found = await findOrganizations(ids)
  return {
    departments: buildPage(found.map(toOrganizationCard), {
      total,
      perPage,
      page,
      path: '/api/departments',
      filter: { ...filter, kind },
    }),
    kinds: organizationKinds.map(({ id, title }) => ({
      id,
      title,
      count: terms.find((term) => term.kind === id)?.count ?? 0,
    })),
    spheres: terms.filter(({ list }) => list === 'sphere'),
  }
}

/** Returns an organization's page without its news, which the news domain adds by ids and tag. */
export async function getOrganization(id: number, draft: boolean) {
  const organization = await findOrganization(id, draft)
  if (!organization) throw new AppError((await isGone('organizations', id)) ? 'gone' : 'notFound')
  const [under, people] = await Promise.all([
    findOrganizationIds({ parent: id }, ALL),
    findMinisterIds({ organization: id }, ALL),
  ])
  const [departments, ministers] = await Promise.all([findOrganizations(under.ids), findMinisters(people.ids)])
  return {
    organization: toOrganizationItem(organization, departments, ministers),
    newsIds: (organization.news ?? []).map((one) => (typeof one === 'number' ? one : one.id)),
    newsTag: organization.newsTag || null,
  }
}

export async function listMinisters({ page, ...filter }: MinisterFilter) {
  const perPage = MINISTERS_PER_PAGE
  const { ids, total } = await findMinisterIds(filter, perPage, (page - 1) * perPage)
  const found = (await findMinisters(ids)).map(toMinisterCard)
  return { ministers: buildPage(found, { total, perPage, page, path: '/api/ministers', filter }) }
}

export async function getMinister(id: number, draft: boolean): Promise<MinisterItem> {
  const minister = await findMinister(id, draft)
  if (!minister) throw new AppError((await isGone('ministers', id)) ? 'gone' : 'notFound')
  const organizations = await findOrganizationsOf(id)
  const own = (leads: boolean) => organizations.filter((one) => one.leads === leads)
  const reception = toReceptionHours(minister.reception)
  const [next = null] = await nextReceptions([reception])
  return {
    ...toMinisterCard(minister),
    biography: toHtml(minister.biography),
    area: minister.area || null,
    reception,
    reception_note: minister.receptionNote || null,
    next_reception: next,
    booking_phone: await findBookingPhone(reception, minister.phone || null),
    leads: own(true),
    curates: own(false),
    updated_at: minister.updatedAt,
    seo: { title: minister.seo?.title ?? null, description: minister.seo?.description ?? null },
  }
}

function toOrganizationItem(
  organization: Organization,
  departments: Organization[],
  ministers: ListedMinister[],
): Omit<OrganizationItem, 'news'> {
  const { head } = headOf(organization)
  const parent = publishedOf(organization.parent)
  const curator = publishedOf(organization.curator)
  return {
    ...toOrganizationCard(organization),
    powers: toHtml(organization.powers),
    head_img: toImage(organization.headImage),
    hours: toHours(organization.hours),
    hours_note: organization.hoursNote || null,
    parent: parent && toReference(parent),
    curator: curator && toMinisterCard(curator),
    ministers: ministers.filter(({ id }) => id !== head?.id).map(toMinisterCard),
    departments: departments.map(toOrganizationCard),
    documents: actsOf(organization),
    updated_at: organization.updatedAt,
    seo: { title: organization.seo?.title ?? null, description: organization.seo?.description ?? null },
  }
}

function actsOf({ documents }: Organization): OrganizationItem['documents'] {
  return (documents ?? []).flatMap((related) => {
    const act = publishedOf(related)
    if (!act) return []
    const type = toTerm(act.type) ?? { id: 0, title: '' }
    return [{ id: act.id, title: act.title, number: act.number ?? null, date: act.date.slice(0, 10), type }]
  })
}

export function publishedOf<T extends { _status?: string | null }>(related: Related<T>): T | null {
  return related && typeof related === 'object' && related._status === 'published' ? related : null
}

export function toReference({ id, title, shortTitle, kind }: TreeOrganization): OrganizationReference {
  return { id, title, short_title: shortTitle || null, kind }
}

export function toMinisterCard(minister: ListedMinister): MinisterCard {
  const organization = publishedOf(minister.organization)
  return {
    id: minister.id,
    surname: minister.surname,
    name: minister.name,
    patronymic: minister.patronymic || null,
    post: minister.post,
    head_img: toImage(minister.photo),
    phone: minister.phone || null,
    email: minister.email || null,
    organization: organization && toReference(organization),
  }
}

export function headOf({ head, ledByMayor }: TreeOrganization): Pick<OrganizationCard, 'head' | 'is_led_by_mayor'> {
  const led = ledByMayor ?? false
  const published = led ? null : publishedOf(head)
  return { head: published && toMinisterCard(published), is_led_by_mayor: led }
}

function toOrganizationCard(organization: Organization): OrganizationCard {
  return {
    ...toReference(organization),
    ...headOf(organization),
    summary: organization.summary || null,
    sphere: toTerm(organization.sphere),
    address: organization.address ?? '',
    latitude: organization.latitude ?? null,
    longitude: organization.longitude ?? null,
    phones: (organization.phones ?? []).map(({ text }) => text),
    email: organization.email || null,
    site: organization.site || null,
  }
}

function toTerm(term: Related<Term>): Term | null {
  return term && typeof term === 'object' ? { id: term.id, title: term.title } : null
}
