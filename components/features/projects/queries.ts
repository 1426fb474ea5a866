import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import {
  listProjects,
  projectFilter,
  type Project,
  type ProjectFilter,
  type ProjectList,
} from '@/lib/domains/projects/contract'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

export interface ProjectsPage {
  filter: ProjectFilter
  list: ProjectList
  /** The one project the address asks for; null where it asks for the list, or for what is not there. */
  project: Project | null
}

/** A page of projects; empty where it could not be loaded. */
const getProjects = cache(async (filter: ProjectFilter): Promise<ProjectList> => {
  const list = await read(listProjects, { query: filter })
  return list ?? { projects: emptyPage(pageSizes.projects, paths.projects), categories: [], stages: [] }
})

export async function readProjects(params: AddressParams): Promise<ProjectsPage> {
  const filter = readProjectFilter(params)
  const list = await getProjects(filter)
  return { filter, list, project: filter.id ? (list.projects.data[0] ?? null) : null }
}

/** The filter an address asks for. What it says wrongly counts as not said. */
function readProjectFilter(params: AddressParams): ProjectFilter {
  const { id, title, category, stage, start_date: start, end_date: end, page } = projectFilter.shape
  return {
    id: id.safeParse(paramOf(params, 'id')).data,
    title: title.safeParse(paramOf(params, 'text')).data,
    category: category.safeParse(paramOf(params, 'category')).data,
    stage: stage.safeParse(paramOf(params, 'status')).data,
    start_date: start.safeParse(paramOf(params, 'from')).data,
    end_date: end.safeParse(paramOf(params, 'to')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function projectsQuery({ id, title, category, stage, start_date: from, end_date: to }: Partial<ProjectFilter>) {
  return queryOf({ id, status: stage, category, text: title, from, to })
}

/** Address of the first page of the list with that filter. */
export function projectsHref(filter: Partial<ProjectFilter>): string {
  const query = projectsQuery(filter)
  return query ? `${paths.projects}?${query}` : paths.projects
}
