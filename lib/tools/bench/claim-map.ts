import type { Browser, Page } from 'playwright'
import { paths } from '@/lib/config/paths'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { withBrowser } from '@/lib/tools/bench/browser'
import type { Row } from '@/lib/tools/bench/table'

export const CLAIMS = 100_000
const VISITS = 3
const DRAGGED_MS = 3_000
const STEP_PX = 12
const FRAME_MS = 16

/** The map with 100 000 claims in a browser. Each visit is a first one of a cached page. */
export async function measureClaimMap(portal: BenchPortal): Promise<Row[]> {
  await portal.scale(`claims=${CLAIMS}`)
  return withBrowser(async (browser) => {
    const address = portal.url + paths.socialControlMap
    await visit(browser, address) // the first visit makes the page and draws the tiles, so it is not measured
    const visits: Visit[] = []
    while (visits.length < VISITS) visits.push(await visit(browser, address))
    return toRows(visits)
  })
}

function toRows(visits: readonly Visit[]): Row[] {
  const most = (of: (one: Visit) => number) => Math.max(...visits.map(of))
  return [
    {
      показатель: 'первые скопления после открытия, мс',
      значение: Math.round(most((one) => one.clusters)),
      цель: '≤ 1000',
    },
    {
      показатель: 'скопления отвечают на щелчок, мс',
      значение: Math.round(most((one) => one.live)),
      цель: '',
    },
    {
      показатель: 'самый долгий кадр при перетаскивании, мс',
      значение: Math.round(most((one) => one.frame)),
      цель: '≤ 50',
    },
    { показатель: 'передано, МБ', значение: most((one) => Math.round(one.bytes / 10_000) / 100), цель: '≤ 1.5' },
  ]
}

interface Visit {
  /** Milliseconds to the first cluster on the screen. */
  clusters: number
  /** Milliseconds to the first cluster that can be pressed. */
  live: number
  /** Longest time between two frames, milliseconds. */
  frame: number
  bytes: number
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    )
  })
  await page.addInitScript(markClusters)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('marker').length > 0)
  const [clusters, live] = await Promise.all(['picture', 'marker'].map((name) => readMoment(page, name)))
  const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
  const frame = await longestFrame(page)
  await context.close()
  return { clusters: clusters ?? NaN, live: live ?? NaN, frame, bytes }
}

/** Time of painting; never before the first paint. */
function readMoment(page: Page, name: string): Promise<number> {
  return page.evaluate((mark) => {
    const moments = [mark, 'first-contentful-paint'].map(
      (one) => performance.getEntriesByName(one)[0]?.startTime ?? NaN,
    )
    return Math.max(...moments)
  }, name)
}

/** Runs in the page before its scripts. */
function markClusters() {
  const awaited = { picture: '[data-frame] circle, [data-marker]', marker: '[data-marker]' }
  const watch = new MutationObserver(() => {
    for (const [name, cluster] of Object.entries(awaited)) {
      if (performance.getEntriesByName(name).length > 0) continue
      if ([...document.querySelectorAll(cluster)].some((one) => one.checkVisibility()))
        requestAnimationFrame(() => performance.getEntriesByName(name).length > 0 || performance.mark(name))
    }
  })
  watch.observe(document, { childList: true, subtree: true })
}

async function longestFrame(page: Page): Promise<number> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('Карты нет на странице')
  const frames = page.evaluate(watchFrames, DRAGGED_MS)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const until = Date.now() + DRAGGED_MS
  for (let way = 1; Date.now() < until; way = -way) {
    await page.mouse.move(x - (way * box.width) / 4, y)
    await page.mouse.down()
    for (let moved = 0; moved < box.width / 2; moved += STEP_PX) {
      await page.mouse.move(x + way * (moved - box.width / 4), y)
      await page.waitForTimeout(FRAME_MS)
    }
    await page.mouse.up()
  }
  return frames
}

/** Runs in the page. */
async function watchFrames(lasts: number): Promise<number> {
  const began = performance.now()
  let last = began
  let longest = 0
  while (last - began < lasts) {
    const now = await new Promise<number>(requestAnimationFrame)
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}
