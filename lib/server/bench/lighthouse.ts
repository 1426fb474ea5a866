import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findPage, pageKinds } from '@/lib/config/page-kinds'
import type { BenchPortal } from '@/lib/server/bench/bench-portal'
import { withBrowser } from '@/lib/server/bench/browser'
import type { Row } from '@/lib/server/bench/table'
import { freePort } from '@/lib/server/postgres/cluster-port'

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof GOALS

/** Lighthouse as a phone sees every kind of page, and for what is under the goal what it has against the page. */
export async function measureLighthouse({ url }: BenchPortal): Promise<Row[]> {
  const port = await freePort()
  const judgeAll = async () => {
    const rows: Row[] = []
    for (const kind of pageKinds) {
      const path = await findPage(kind, async (list) => (await fetch(url + list)).text())
      rows.push({ страница: kind.name, ...(await judge(url + path, port)) })
    }
    return rows
  }
  return withBrowser(judgeAll, [`--remote-debugging-port=${port}`])
}

async function judge(address: string, port: number): Promise<Row> {
  const first = await run(address, port)
  // a recording without its beginning is no judgement: Lighthouse asks for another one itself
  const lhr = first && !first.runtimeError ? first : await run(address, port)
  if (!lhr || lhr.runtimeError) return { замечания: lhr?.runtimeError?.message ?? 'не открылась' }
  const metric = (id: string) => lhr.audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? ''
  return {
    скорость: score(lhr, 'performance'),
    доступность: score(lhr, 'accessibility'),
    'лучшие приёмы': score(lhr, 'best-practices'),
    // what is not for search engines says so
    SEO: lhr.audits['is-crawlable']?.score === 0 ? 'noindex' : score(lhr, 'seo'),
    LCP: metric('largest-contentful-paint'),
    TBT: metric('total-blocking-time'),
    CLS: metric('cumulative-layout-shift'),
    замечания: complaints(lhr),
  }
}

async function run(address: string, port: number): Promise<Result | undefined> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(GOALS) }
  return (await lighthouse(address, { ...flags, ignoreStatusCode: true }))?.lhr
}

function score(lhr: Result, category: Category): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100)
}

/** Audits that cost points in a category under its goal. */
function complaints(lhr: Result): string {
  const under = (Object.keys(GOALS) as Category[]).filter((category) => score(lhr, category) < GOALS[category])
  const costly = under.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
  const failed = costly.filter(({ id, weight }) => weight > 0 && id !== 'is-crawlable' && isFailed(lhr, id))
  return failed.map(({ id }) => id).join(', ')
}

function isFailed(lhr: Result, id: string): boolean {
  const found = lhr.audits[id]?.score
  return typeof found === 'number' && found < 0.9
}
