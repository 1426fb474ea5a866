import 'server-only'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { listNews } from '@/lib/contract/news'
import { getSiteAddresses } from '@/lib/contract/site'

const NONE = { addresses: [], parts: 1 }

/** A part of the addresses of numbered pages, 50 000 at most; part 0 is the newest. */
export async function getAddresses(part: number) {
  return (await read(getSiteAddresses, { query: { part } }, { required: true })) ?? NONE
}

/** Types of news that hold something, as branches of the tree. */
export async function getNewsBranches(): Promise<{ title: string; href: string; count: number }[]> {
  const list = await read(listNews)
  return (list?.news_types ?? [])
    .filter(({ count }) => count > 0)
    .map(({ code, title, count }) => ({ title, href: `${paths.news}?type=${code}`, count }))
}
