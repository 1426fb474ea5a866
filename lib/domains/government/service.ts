import { buildPage } from '@/lib/contract/page'
import { findBookingPhone } from '@/lib/domains/feedback/service'
import {
  type DepartmentFilter,
  type DepartmentList,
  type MinisterCard,
  type MinisterFilter,
  type MinisterItem,
  MINISTERS_PER_PAGE,
  type OrganizationCard,
  type OrganizationItem,
  type OrganizationKind,
  organizationKinds,
  type OrganizationReference,
  ORGANIZATIONS_PER_PAGE,
  type Structure,
  type StructureNode,
} from '@/lib/domains/government/contract'
import {
  findAllOrganizations,
  findMinister,
  findMinisterIds,
  findMinisters,
  findOrganization,
  findOrganizationIds,
  findOrganizations,
  findMinisterOrganizations,
  findOrganizationTerms,
  type ListedMinister,
  type TreeOrganization,
  findOrganizationChoices,
} from '@/lib/domains/government/repository'
import { listNewsAbout } from '@/lib/domains/news/service'
import { toHours, toReceptionHours } from '@/lib/platform/calendar/hours'
import { nextReceptions } from '@/lib/platform/calendar/working-days'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { idOf, toPlace, toPopulatedTerm, toPublished, toSeo, toTexts } from '@/lib/platform/payload/to-shapes'
import type { Organization } from '@/lib/platform/payload/payload-types'
import { toImage } from '@/lib/platform/pictures/media'
import type { GroupedChoice } from '@/lib/contract/queue-shapes'

const ALL = 500
const NEWS = 5

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

export async function getOrganization(id: number, draft: boolean): Promise<{ department: OrganizationItem }> {
  const organization = await findOrganization(id, draft)
  const [under, people] = await Promise.all([
    findOrganizationIds({ parent: id }, ALL),
    findMinisterIds({ organization: id }, ALL),
  ])
  const [departments, ministers, news] = await Promise.all([
    findOrganizations(under.ids),
    findMinisters(people.ids),
    listNewsAbout(
      { ids: (organization.news ?? []).map((news) => idOf(news)), tag: organization.newsTag || null },
      NEWS,
    ),
  ])
  return { department: { ...toOrganizationItem(organization, departments, ministers), news } }
}

export async function listMinisters({ page, ...filter }: MinisterFilter) {
  const perPage = MINISTERS_PER_PAGE
  const { ids, total } = await findMinisterIds(filter, perPage, (page - 1) * perPage)
  const found = (await findMinisters(ids)).map(toMinisterCard)
  return { ministers: buildPage(found, { total, perPage, page, path: '/api/ministers', filter }) }
}

export async function getMinister(id: number, draft: boolean): Promise<MinisterItem> {
  const minister = await findMinister(id, draft)
  const organizations = await findMinisterOrganizations(id)
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
    seo: toSeo(minister.seo),
  }
}

function toOrganizationItem(
  organization: Organization,
  departments: Organization[],
  ministers: ListedMinister[],
): Omit<OrganizationItem, 'news'> {
  const { head } = toHead(organization)
  const parent = toPublished(organization.parent)
  const curator = toPublished(organization.curator)
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
    documents: listActs(organization),
    updated_at: organization.updatedAt,
    seo: toSeo(organization.seo),
  }
}

function listActs({ documents }: Organization): OrganizationItem['documents'] {
  return (documents ?? []).flatMap((related) => {
    const act = toPublished(related)
    if (!act) return []
    const type = toPopulatedTerm(act.type) ?? { id: 0, title: '' }
    return [{ id: act.id, title: act.title, number: act.number ?? null, date: act.date.slice(0, 10), type }]
  })
}

function toReference({ id, title, shortTitle, kind }: TreeOrganization): OrganizationReference {
  return { id, title, short_title: shortTitle || null, kind }
}

function toMinisterCard(minister: ListedMinister): MinisterCard {
  const organization = toPublished(minister.organization)
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

function toHead({ head, ledByMayor }: TreeOrganization): Pick<OrganizationCard, 'head' | 'is_led_by_mayor'> {
  const led = ledByMayor ?? false
  const published = led ? null : toPublished(head)
  return { head: published && toMinisterCard(published), is_led_by_mayor: led }
}

function toOrganizationCard(organization: Organization): OrganizationCard {
  return {
    ...toReference(organization),
    ...toHead(organization),
    summary: organization.summary || null,
    sphere: toPopulatedTerm(organization.sphere),
    ...toPlace(organization),
    phones: toTexts(organization.phones),
    email: organization.email || null,
    site: organization.site || null,
  }
}

/** Returns the tree and its deputies; children of an unpublished organization become roots. */
export async function getStructure(): Promise<Structure> {
  const organizations = await findAllOrganizations()
  const known = new Set(organizations.map(({ id }) => id))
  const nodes = organizations.map((organization) => toNode(organization, known))
  const curators = new Map<number, MinisterCard>()
  for (const { curator } of organizations) {
    const published = toPublished(curator)
    if (published) curators.set(published.id, toMinisterCard(published))
  }
  return { structure: inReadingOrder(nodes), curators: [...curators.values()] }
}

/** Each node precedes its children; an accidental cycle starts at its first organization. */
function inReadingOrder(nodes: readonly StructureNode[]): StructureNode[] {
  const ordered = new Map<number, StructureNode>()
  const read = (node: StructureNode) => {
    if (ordered.has(node.id)) return
    ordered.set(node.id, node)
    for (const child of nodes) if (child.parent_id === node.id) read(child)
  }
  for (const node of nodes) if (node.parent_id === null) read(node)
  for (const node of nodes) if (!ordered.has(node.id)) read({ ...node, parent_id: null })
  return [...ordered.values()]
}

function toNode(organization: TreeOrganization, known: ReadonlySet<number>): StructureNode {
  const parent = toPublished(organization.parent)
  return {
    ...toReference(organization),
    ...toHead(organization),
    parent_id: parent && known.has(parent.id) ? parent.id : null,
    curator_id: toPublished(organization.curator)?.id ?? null,
  }
}

/** Lists public organizations for the staff to choose from, by kind, those closest to the administration first. */
export async function listOrganizationChoices(): Promise<GroupedChoice[]> {
  const found = await findOrganizationChoices()
  return organizationKinds
    .toReversed()
    .flatMap(({ id: kind, title: group }) =>
      found.filter((one) => one.kind === kind).map(({ id, title }) => ({ id, title, group })),
    )
}
