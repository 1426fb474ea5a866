import { paths } from '@/lib/config/paths'
import type { BenchPortal } from '@/lib/server/bench/bench-portal'
import { CLAIMS } from '@/lib/server/bench/claim-map'
import { medianTime } from '@/lib/server/bench/load'
import type { Row } from '@/lib/server/bench/table'

const DAY_MS = 86_400_000

/** Median answers of filters and pages among 100 000 claims; the table of the map has added them. */
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
  rows.push({ показатель: 'заявка', 'страница, мс': await medianTime(url + (await someClaim(url))), цель: '≤ 50' })
  return rows
}

/** What a visitor chooses beside the map. */
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

async function someClaim(url: string): Promise<string> {
  const { claims } = (await (await fetch(`${url}/api/claims?codes=3`)).json()) as { claims: { data: { id: number }[] } }
  const [claim] = claims.data
  if (!claim) throw new Error('Нет ни одной решённой заявки')
  return paths.claim(claim.id)
}
