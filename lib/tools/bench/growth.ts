import { type BenchPortal, samplePages } from '@/lib/tools/bench/bench-portal'
import { medianTime } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'

const SMALL = 2_000
const LARGE = 200_000

/** Growth of page cost with the archive; the goal is 1.5 times, for search 3 times. */
export async function measureGrowth(portal: BenchPortal): Promise<Row[]> {
  const item = (await samplePages(portal)).at(-1)?.path ?? '/news'
  const pages = [
    { name: 'список, страница 1', path: '/news?page=1' },
    { name: 'список, страница 100', path: '/news?page=100' },
    { name: 'новость', path: item },
    { name: 'поиск в списке', path: `/news?text=${encodeURIComponent('ремонт дороги')}` },
    { name: 'GET /api/news?text=…', path: `/api/news?text=${encodeURIComponent('ремонт дороги')}` },
  ]
  await portal.scale(`news=${SMALL}`)
  const small = await times(portal, pages)
  await portal.scale(`news=${LARGE - SMALL}`)
  const large = await times(portal, pages)
  return pages.map(({ name }, index) => ({
    страница: name,
    [`${SMALL}`]: small[index] ?? '',
    [`${LARGE}`]: large[index] ?? '',
    отношение: ((large[index] ?? 0) / (small[index] ?? 1)).toFixed(2),
  }))
}

async function times(portal: BenchPortal, pages: { path: string }[]): Promise<number[]> {
  const found: number[] = []
  for (const { path } of pages) found.push(await medianTime(portal.url + path))
  return found
}
