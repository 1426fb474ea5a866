import type { Browser, Page, Request } from 'playwright'
import { findPage, pageKinds } from '@/lib/tools/page-kinds'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { withBrowser } from '@/lib/tools/bench/browser'
import { kibibytes, type Row } from '@/lib/tools/bench/table'

/** Phone and desktop: a wider map needs more tiles. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const PAGES = ['карта заявок', 'центры обслуживания', 'карта города']
const OPENING_MS = 120_000
const KINDS = { HTML: 0, JavaScript: 0, CSS: 0, шрифты: 0, плитки: 0, остальное: 0 }
type Kind = keyof typeof KINDS

/** All bytes of a first visit to a map page, with later scripts, data and tiles. */
export function measureMapWeight({ url }: Pick<BenchPortal, 'url'>): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = []
    for (const kind of pageKinds.filter(({ name }) => PAGES.includes(name))) {
      const path = await findPage(kind, async (list) => (await fetch(url + list)).text())
      for (const viewport of VIEWPORTS) {
        rows.push({ страница: `${path}, ${viewport.width} px`, ...(await firstVisit(browser, url + path, viewport)) })
      }
    }
    return rows
  })
}

async function firstVisit(browser: Browser, address: string, viewport: (typeof VIEWPORTS)[number]): Promise<Row> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const moved = await movedBy(await context.newPage(), address)
  await context.close()
  return moved
}

async function movedBy(page: Page, address: string): Promise<Row> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(address, { waitUntil: 'networkidle', timeout: OPENING_MS })
  const bytes: Record<Kind, number> = { ...KINDS }
  for (const request of requests) bytes[toKind(request)] += await countBytes(request)
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0)
  const cells = Object.entries(bytes).map(([kind, sum]) => [kind, kibibytes(sum)] as const)
  return { ...Object.fromEntries(cells), всего: kibibytes(total), запросов: requests.length }
}

/** Compressed body and headers. */
async function countBytes(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

function toKind(request: Request): Kind {
  if (new URL(request.url()).pathname.startsWith('/map/tiles/')) return 'плитки'
  const kinds: Record<string, Kind> = { document: 'HTML', script: 'JavaScript', stylesheet: 'CSS', font: 'шрифты' }
  return kinds[request.resourceType()] ?? 'остальное'
}
