import { chromium, type Page, type Request } from 'playwright'
import type { BenchPortal } from '@/lib/server/bench/bench-portal'
import type { Row } from '@/lib/server/bench/table'
import { findChromium } from '@/lib/server/checks/tools'
import { paths } from '@/lib/config/paths'

/** Widths of a phone and of a desktop: a wider map needs more tiles. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const OPENING_MS = 120_000
const KINDS = { HTML: 0, JavaScript: 0, CSS: 0, шрифты: 0, плитки: 0, остальное: 0 }
type Kind = keyof typeof KINDS

/** Everything a browser moves to open a page with a map for the first time: scripts loaded later, data and tiles too. */
export async function measureMapWeight({ url }: Pick<BenchPortal, 'url'>): Promise<Row[]> {
  const executablePath = await findChromium()
  if (!executablePath) return [{ страница: 'нет Chromium' }]
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  const rows: Row[] = []
  try {
    for (const path of [paths.socialControlMap, paths.serviceCenters, await firstCityMap(url)]) {
      for (const viewport of VIEWPORTS) {
        // an empty cache and no worker, as on a first visit
        const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
        rows.push({
          страница: `${path}, ${viewport.width} px`,
          ...(await movedBy(await context.newPage(), url + path)),
        })
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function movedBy(page: Page, address: string): Promise<Row> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(address, { waitUntil: 'networkidle', timeout: OPENING_MS })
  const bytes: Record<Kind, number> = { ...KINDS }
  for (const request of requests) bytes[kindOf(request)] += await bytesOf(request)
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0)
  const cells = Object.entries(bytes).map(([kind, sum]) => [kind, kibibytes(sum)] as const)
  return { ...Object.fromEntries(cells), всего: kibibytes(total), запросов: requests.length }
}

/** Body as it was packed on the way, and the head. */
async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

function kindOf(request: Request): Kind {
  if (new URL(request.url()).pathname.startsWith('/map/tiles/')) return 'плитки'
  const kinds: Record<string, Kind> = { document: 'HTML', script: 'JavaScript', stylesheet: 'CSS', font: 'шрифты' }
  return kinds[request.resourceType()] ?? 'остальное'
}

/** The first map of the gallery. */
async function firstCityMap(url: string): Promise<string> {
  const html = await (await fetch(url + paths.maps)).text()
  return /href="(\/maps\/\d+)"/.exec(html)?.[1] ?? paths.maps
}

function kibibytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
