import lighthouse, { type Flags, type Result } from 'lighthouse'
import getPort from 'get-port'
import { findPage, pageKinds } from '@/lib/tools/page-kinds'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { withBrowser } from '@/lib/tools/bench/browser'
import type { Row } from '@/lib/tools/bench/table'

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof GOALS

/** Every kind of page on Lighthouse's phone; failed audits of pages under the goal. */
export async function measureLighthouse({ url }: BenchPortal): Promise<Row[]> {
  const port = await getPort()
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
  const audit = await auditFairly(address, port)
  if (!audit) return { замечания: 'не открылась' }
  const { lhr, slowdown } = audit
  const metric = (id: string) => lhr.audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? ''
  return {
    скорость: score(lhr, 'performance'),
    замедление: `×${slowdown} (машина ${Math.round(lhr.environment.benchmarkIndex)})`,
    доступность: score(lhr, 'accessibility'),
    'лучшие приёмы': score(lhr, 'best-practices'),
    SEO: lhr.audits['is-crawlable']?.score === 0 ? 'noindex' : score(lhr, 'seo'),
    LCP: metric('largest-contentful-paint'),
    TBT: metric('total-blocking-time'),
    CLS: metric('cumulative-layout-shift'),
    замечания: complaints(lhr),
  }
}

/**
 * Repeats a page under the goal with the slowdown that makes this machine the same phone; takes the median of three.
 */
async function auditFairly(address: string, port: number): Promise<{ lhr: Result; slowdown: number } | null> {
  const lhr = await runTwice(address, port, USUAL_SLOWDOWN)
  if (!lhr || isFast(lhr)) return lhr && { lhr, slowdown: USUAL_SLOWDOWN }
  const slowdown = slowdownFor(lhr.environment.benchmarkIndex)
  const first = slowdown === USUAL_SLOWDOWN ? lhr : await runTwice(address, port, slowdown)
  if (!first || isFast(first)) return first && { lhr: first, slowdown }
  const runs = [first]
  while (runs.length < RUNS) {
    const again = await runTwice(address, port, slowdown)
    if (!again) return null
    runs.push(again)
  }
  runs.sort((one, other) => score(one, 'performance') - score(other, 'performance'))
  return { lhr: runs[RUNS >> 1] ?? first, slowdown }
}

/** Lighthouse recommends the median of several runs (docs/variability). */
const RUNS = 3

function isFast(lhr: Result): boolean {
  return score(lhr, 'performance') >= GOALS.performance
}

const USUAL_SLOWDOWN = 4

/** Points of Lighthouse's slowdown calculator (docs/throttling): machine index and slowdown. */
const CALCULATOR = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: USUAL_SLOWDOWN },
] as const

/** Returns a slowdown from 1 to the usual one. */
function slowdownFor(index: number): number {
  const above = CALCULATOR.findIndex((point) => point.index >= index)
  const from = CALCULATOR[above - 1]
  const to = CALCULATOR[above]
  if (!to) return USUAL_SLOWDOWN
  if (!from) return 1
  const share = (index - from.index) / (to.index - from.index)
  return Math.round((from.slowdown + share * (to.slowdown - from.slowdown)) * 10) / 10
}

/** Lighthouse itself asks for a second run if a recording lacks its beginning. */
async function runTwice(address: string, port: number, slowdown: number): Promise<Result | null> {
  const first = await run(address, port, slowdown)
  const lhr = first && !first.runtimeError ? first : await run(address, port, slowdown)
  return lhr && !lhr.runtimeError ? lhr : null
}

async function run(address: string, port: number, cpuSlowdownMultiplier: number): Promise<Result | undefined> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(GOALS),
    throttling: { cpuSlowdownMultiplier },
  }
  return (await lighthouse(address, { ...flags, ignoreStatusCode: true }))?.lhr
}

function score(lhr: Result, category: Category): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100)
}

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
