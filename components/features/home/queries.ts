import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { getHome as getHomeOperation, type Home } from '@/lib/domains/home/contract'
import { getIdeasSection, listIdeas, type IdeaListItem } from '@/lib/domains/ideas/contract'
import { IDEA_SUPPORT_CODE } from '@/lib/domains/ideas/states'
import { listUsefulLinks, type UsefulLink } from '@/lib/domains/useful-links/contract'

const USEFUL_LINKS = 4
const SHOWN_LINKS = 8

/** The home page; null where it could not be loaded. */
export const getHome = cache(async (): Promise<Home | null> => (await read(getHomeOperation))?.home ?? null)

/** The first of the useful links; the whole list opens from the footer. */
export async function getUsefulLinks(): Promise<UsefulLink[]> {
  const answer = await read(listUsefulLinks, { query: { type_id: USEFUL_LINKS } })
  return answer?.useful_links.data.slice(0, SHOWN_LINKS) ?? []
}

const SHOWN_IDEAS = 3

export interface HomeIdeasFacts {
  ideas: readonly IdeaListItem[]
  /** Votes for, after which an idea goes to a department. */
  threshold: number
}

/** Of the newest ideas those that collect support, the nearest to the threshold first. */
export async function getIdeas(): Promise<HomeIdeasFacts> {
  const [list, section] = await Promise.all([read(listIdeas, { query: { realized: false } }), read(getIdeasSection)])
  const open = list?.ideas.data.filter(({ status }) => status.code === IDEA_SUPPORT_CODE) ?? []
  open.sort((one, other) => other.vote_like_count - one.vote_like_count)
  return { ideas: open.slice(0, SHOWN_IDEAS), threshold: section?.support_threshold ?? 0 }
}
