import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  getIdea as getIdeaOperation,
  getIdeasSection,
  ideaListFilter,
  listIdeaComments,
  listIdeas,
  type IdeaComment,
  type IdeaDetails,
  type IdeaListFilter,
  type IdeaListItem,
  type IdeasSection,
} from '@/lib/domains/ideas/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { idParams, type Page } from '@/lib/contract/shapes'
import { paramOf, type AddressParams } from '@/lib/shared/address-params'

const EMPTY: IdeasSection = { about_project: [], categories: [], statuses: [], support_threshold: 0 }

/** Categories, texts and counts of the section; empty where they could not be loaded. */
export const getSection = cache(async (): Promise<IdeasSection> => (await read(getIdeasSection)) ?? EMPTY)

export interface IdeasPage {
  filter: IdeaListFilter
  ideas: Page<IdeaListItem>
}

export async function readIdeasPage(params: AddressParams): Promise<IdeasPage> {
  const filter = readIdeaFilter(params)
  return { filter, ideas: await getIdeas(JSON.stringify(filter)) }
}

/** Realised ideas with their pictures before and after. */
export async function readRealizedPage(params: AddressParams) {
  const page = ideaListFilter.shape.page.safeParse(paramOf(params, 'page')).data ?? 1
  const ideas = await getIdeas(JSON.stringify({ realized: true, ordering: 'NEW', page }))
  return { page, ideas, realized: await getFull(ideas.data) }
}

const POPULAR = 4
const NEWEST = 5
const REALIZED = 2

/** The start page: what is supported most, what is new, what came true. */
export async function getIdeasHome() {
  const [section, newest, popular, realized] = await Promise.all([
    getSection(),
    getIdeas(JSON.stringify({ ordering: 'NEW', page: 1, realized: false })),
    getIdeas(JSON.stringify({ ordering: 'POPULAR', page: 1, realized: false })),
    getIdeas(JSON.stringify({ ordering: 'NEW', page: 1, realized: true })),
  ])
  return {
    section,
    newest: newest.data.slice(0, NEWEST),
    popular: popular.data.slice(0, POPULAR),
    realized: await getFull(realized.data.slice(0, REALIZED)),
  }
}

/** By the filter as text, so that the page and its head ask once. */
const getIdeas = cache(async (filter: string): Promise<Page<IdeaListItem>> => {
  const { categories, realized, ...rest } = JSON.parse(filter) as IdeaListFilter
  const query = { ...rest, categories: categories?.join(','), realized: realized?.toString() }
  const answer = await read(listIdeas, { query })
  return answer?.ideas ?? emptyPage(pageSizes.ideas, paths.allIdeas)
})

async function getFull(ideas: readonly IdeaListItem[]): Promise<IdeaDetails[]> {
  const found = await Promise.all(ideas.map(({ id }) => getIdea(String(id))))
  return found.filter((idea) => idea !== null)
}

/** Null where there is no such idea, or nobody may see it. */
export const getIdea = cache(async (number: string): Promise<IdeaDetails | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getIdeaOperation, { params: params.data }, { required: true })
  return answer?.idea ?? null
})

export async function getComments(id: number): Promise<Page<IdeaComment>> {
  const answer = await read(listIdeaComments, { params: { id } })
  return answer?.comments ?? emptyPage(pageSizes.ideaComments, paths.idea(id))
}

/** The filter an address asks for. What it says wrongly counts as not said. */
function readIdeaFilter(params: AddressParams): IdeaListFilter {
  const { title, categories, start_date: start, end_date: end, ordering, page } = ideaListFilter.shape
  const filter: IdeaListFilter = {
    title: title.safeParse(paramOf(params, 'title')).data,
    categories: categories.safeParse(listOf(params, 'categories')).data,
    start_date: start.safeParse(paramOf(params, 'start_date')).data,
    end_date: end.safeParse(paramOf(params, 'end_date')).data,
    ordering: ordering.safeParse(paramOf(params, 'ordering')?.toUpperCase()).data ?? 'NEW',
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
  return ideaListFilter.safeParse(filter).success ? filter : { ...filter, start_date: undefined, end_date: undefined }
}

/** A list by commas, or the boxes of a form one by one. */
function listOf(params: AddressParams, name: string): string | undefined {
  const value = params[name]
  return (Array.isArray(value) ? value.join(',') : value) || undefined
}
