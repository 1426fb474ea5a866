import { paths } from '@/lib/config/paths'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { CLAIMS } from '@/lib/tools/bench/claim-map'
import { measureMedian, medianTime } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'

const DAY_MS = 86_400_000

/** Median response times among the 100 000 claims added by the map's table. */
export async function measureClaims({ url }: BenchPortal): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, query] of await filters(url)) {
    rows.push({
      показатель: `фильтр: ${name}`,
      'точки, мс': await medianTime(`${url}/api/claimpoints?${query}`),
      'список, мс': await medianTime(`${url}/api/claims?${query}`),
      'страница, мс': await medianTime(`${url}${paths.socialControlMap}?${query}`),
      цель: '≤ 100',
    })
  }
  rows.push({
    показатель: `без фильтра, ${CLAIMS}`,
    'точки, мс': await medianTime(`${url}/api/claimpoints`),
    'страница, мс': await medianTime(url + paths.socialControlMap),
  })
  const claims = await someClaims(url)
  rows.push({ показатель: 'заявка, впервые', 'страница, мс': await measureMedian(claims), цель: '≤ 50' })
  rows.push({ показатель: 'заявка, снова', 'страница, мс': await measureMedian(claims) })
  return rows
}

async function filters(url: string): Promise<[string, string][]> {
  const { categories } = (await (await fetch(`${url}/api/sccategories`)).json()) as { categories: { id: number }[] }
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  return [
    ['открытые', 'codes=1,4'],
    ['решённые одной темы', `codes=3&parents=${categories[0]?.id}`],
    ['просроченные', 'overdue=true'],
    ['за месяц', `start_date=${day(400)}&end_date=${day(370)}`],
    ['слово', `text=${encodeURIComponent('остановк')}`],
  ]
}

const PAGES_OF_CLAIMS = 4

/** Old answered claims, whose pages nobody has opened yet. */
async function someClaims(url: string): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; page <= PAGES_OF_CLAIMS; page++) {
    const response = await fetch(`${url}/api/claims?codes=3&page=${page + 10}`)
    const { claims } = (await response.json()) as { claims: { data: { id: number }[] } }
    found.push(...claims.data.map(({ id }) => url + paths.claim(id)))
  }
  if (found.length === 0) throw new Error('Нет ни одной решённой заявки')
  return found
}
