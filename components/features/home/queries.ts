import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { getHome as getHomeOperation, type Home } from '@/lib/contract/home'
import { listUsefulLinks, type UsefulLink } from '@/lib/contract/useful-links'

const USEFUL_LINKS = 4
const SHOWN_LINKS = 8

/** The home page; null where it could not be loaded. */
export const getHome = cache(async (): Promise<Home | null> => (await read(getHomeOperation))?.home ?? null)

/** The first of the useful links; the whole list opens from the footer. */
export async function getUsefulLinks(): Promise<UsefulLink[]> {
  const answer = await read(listUsefulLinks, { query: { type_id: USEFUL_LINKS } })
  return answer?.useful_links.data.slice(0, SHOWN_LINKS) ?? []
}
