import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read, readById, readShared } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { isPageOutOfRange, withPeriod, type Page } from '@/lib/contract/shapes'
import {
  COMMENTS_PER_PAGE,
  IDEAS_PER_PAGE,
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
import { ideaCodes } from '@/lib/domains/ideas/states'
import { emptyPage } from '@/lib/contract/page'
import { getListParam, getPageParam, getParam, type SearchParams } from '@/lib/config/search-params'
import { ideasHref, ideasQuery } from '@/components/features/ideas/idea-filter'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'

const noIdeas = emptyPage<never>(IDEAS_PER_PAGE, paths.allIdeas)
const EMPTY: IdeasSection = { about_project: [], categories: [], statuses: [], support_threshold: 0 }

export const getSection = cache(async (): Promise<IdeasSection> => (await read(getIdeasSection)) ?? EMPTY)

const { ordering: order, ...fields } = ideaListFilter.shape

const ideasPage = defineFilteredPage({
  read: async ({ ordering = 'NEW', ...filter }) => {
    const [ideas, section] = await Promise.all([getIdeas(JSON.stringify({ ...filter, ordering })), getSection()])
    return { ideas, categories: section.categories, threshold: section.support_threshold }
  },
  filter: withPeriod(z.object({ ...fields, ordering: order.unwrap().optional() })),
  path: paths.allIdeas,
  address: {
    title: 'title',
    categories: 'categories',
    start_date: 'start_date',
    end_date: 'end_date',
    ordering: 'ordering',
  },
  empty: { ideas: noIdeas, categories: [], threshold: 0 },
  terms: ({ categories }) => ({ categories }),
  unknown: { categories: 'Такой темы нет', ordering: 'Такого порядка нет' },
  indexed: ['categories'],
})

export type IdeasPage = Awaited<ReturnType<typeof readIdeasPage>>

export async function readIdeasPage(params: SearchParams) {
  const ordering = getParam(params, 'ordering')?.toUpperCase()
  const shown = await ideasPage.readAnswer({ ...params, ordering, categories: getListParam(params, 'categories') })
  const { answer, filter, wrong } = shown
  return { ...answer, wrong, filter: { ...filter, ordering: filter.ordering ?? 'NEW' } }
}

export async function readRealizedPage(params: SearchParams) {
  const asked = getPageParam(params)
  if (isPageOutOfRange(asked)) notFound()
  const page = ideaListFilter.shape.page.safeParse(asked).data ?? 1
  const ideas = await getIdeas(JSON.stringify({ realized: true, ordering: 'NEW', page }))
  return { page, ideas, realized: await getFull(ideas.data) }
}

const POPULAR = 4
const NEWEST = 4
const REALIZED = 2

export async function getIdeasHome() {
  const [section, newest, popular, realized] = await Promise.all([
    getSection(),
    getIdeas(JSON.stringify({ ordering: 'NEW', page: 1, realized: false })),
    getIdeas(JSON.stringify({ ordering: 'POPULAR', page: 1, realized: false })),
    getIdeas(JSON.stringify({ ordering: 'NEW', page: 1, realized: true })),
  ])
  const open = [...popular.data, ...newest.data].filter(({ status }) => status.code === ideaCodes.support)
  const nearest = open.toSorted((one, other) => other.vote_like_count - one.vote_like_count)[0]
  return {
    section,
    nearest,
    newest: newest.data.filter(({ id }) => id !== nearest?.id).slice(0, NEWEST),
    popular: popular.data.slice(0, POPULAR),
    realized: await getFull(realized.data.slice(0, REALIZED)),
  }
}

/** The filter is text, so that `cache` loads the list once for the page and its head. */
const getIdeas = cache(async (filter: string): Promise<Page<IdeaListItem>> => {
  const { categories, realized, ...rest } = JSON.parse(filter) as IdeaListFilter
  const query = { ...rest, categories: categories?.join(','), realized: realized?.toString() }
  const answer = await read(listIdeas, { query })
  return answer?.ideas ?? noIdeas
})

async function getFull(ideas: readonly IdeaListItem[]): Promise<IdeaDetails[]> {
  const found = await Promise.all(ideas.map(({ id }) => getIdea(String(id))))
  return found.filter((idea) => idea !== null)
}

/** Returns null if there is no such idea or the visitor may not see it. */
export const getIdea = cache(
  async (number: string): Promise<IdeaDetails | null> => (await readById(getIdeaOperation, number))?.idea ?? null,
)

export async function getComments(id: number): Promise<Page<IdeaComment>> {
  const answer = await read(listIdeaComments, { params: { id } })
  return answer?.comments ?? emptyPage(COMMENTS_PER_PAGE, paths.idea(id))
}

const SHOWN_IDEAS = 3

export interface HomeIdeasFacts {
  ideas: readonly { href: string; title: string; category: string | undefined; likes: number }[]
  threshold: number
}

/** Returns new ideas that collect support, the nearest to the threshold first. */
export async function getIdeasToSupport(): Promise<HomeIdeasFacts> {
  const [list, section] = await Promise.all([
    readShared(listIdeas, { query: { realized: false } }),
    readShared(getIdeasSection),
  ])
  const open = list?.ideas.data.filter(({ status }) => status.code === ideaCodes.support) ?? []
  open.sort((one, other) => other.vote_like_count - one.vote_like_count)
  const ideas = open.slice(0, SHOWN_IDEAS).map(({ id, title, category, vote_like_count: likes }) => ({
    href: paths.idea(id),
    title,
    category: category?.title,
    likes,
  }))
  return { ideas, threshold: section?.support_threshold ?? 0 }
}

/** A feed never names authors. */
export async function ideasFeed(params: SearchParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { filter, ideas } = await readIdeasPage({ ...params, page: undefined })
  const entries = ideas.data.map(({ id, title, created_at: date, category, status }) => ({
    id,
    title,
    path: paths.idea(id),
    description: status.name,
    date,
    ...(category && { category: category.title }),
  }))
  return {
    facts: { section: 'ideas', title: 'Идеи жителей', path: ideasHref(filter), query: ideasQuery(filter) },
    entries,
  }
}
