import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  departmentFilter,
  getDepartment,
  getGovernment as getGovernmentOperation,
  getMinister as getMinisterOperation,
  getStructure as getStructureOperation,
  listDepartments,
  type DepartmentFilter,
  type DepartmentList,
  type MinisterItem,
  type OrganizationItem,
  type Structure,
} from '@/lib/domains/government/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { idParams } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

export const getStructure = cache(
  async (): Promise<Structure> => (await read(getStructureOperation)) ?? { structure: [], curators: [] },
)

export const getGovernment = cache(async () => (await read(getGovernmentOperation))?.government ?? [])

/** A page of organisations; empty where it could not be loaded. */
export const getOrganizations = cache(async (filter: DepartmentFilter): Promise<DepartmentList> => {
  const list = await read(listDepartments, { query: filter })
  return list ?? { departments: emptyPage(pageSizes.organizations, paths.organizations), kinds: [], spheres: [] }
})

/** One organisation by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getOrganization = cache(async (number: string): Promise<OrganizationItem | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getDepartment, { params: params.data }, { required: true })
  return answer?.department ?? null
})

/** One official, as above. */
export const getMinister = cache(async (number: string): Promise<MinisterItem | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getMinisterOperation, { params: params.data }, { required: true })
  return answer?.minister ?? null
})

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readOrganizationFilter(params: AddressParams): DepartmentFilter {
  const { text, kind, sphere, parent, page } = departmentFilter.shape
  return {
    text: text.safeParse(paramOf(params, 'text')).data,
    kind: kind.safeParse(paramOf(params, 'kind')).data,
    sphere: sphere.safeParse(paramOf(params, 'theme')).data,
    parent: parent.safeParse(paramOf(params, 'parent')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function organizationsQuery({ text, kind, sphere, parent }: Partial<DepartmentFilter>): string {
  return queryOf({ kind, theme: sphere, parent, text })
}

/** Address of the first page of the list with that filter. */
export function organizationsHref(filter: Partial<DepartmentFilter>): string {
  const query = organizationsQuery(filter)
  return query ? `${paths.organizations}?${query}` : paths.organizations
}
