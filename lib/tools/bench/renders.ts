import { BareNext } from '@/lib/tools/bench/bare-next'
import { type BenchPortal, findNewsItem } from '@/lib/tools/bench/bench-portal'
import { loadPerProcessorSecond } from '@/lib/tools/bench/load'
import { kibibytes, type Row } from '@/lib/tools/bench/table'

const CONNECTIONS = 8

interface RenderedPage {
  path: string
  name?: string
  /** Goals: renders per second of processor, KiB of HTML. */
  renders?: number
  html?: number
  isMissing?: true
}

/** Renders per second of processor without page cache, beside a bare Next page. */
export async function measureRenders({ url, pid }: BenchPortal): Promise<Row[]> {
  const rows = [await measureBareNext()]
  for (const page of [...fixedPages, { name: 'новость', path: await findNewsItem(url) }])
    rows.push(await measurePage(url, pid, page))
  return rows
}

const fixedPages: readonly RenderedPage[] = [
  { path: '/net-takoy-stranitsy', isMissing: true, renders: 150 },
  { path: '/news', renders: 80, html: 100 },
  { path: '/documents', renders: 60, html: 100 },
  { path: '/search?text=дорога', renders: 80, html: 100 },
  { path: '/faq', html: 100 },
  { path: '/', html: 180 },
  { path: '/opendata', html: 120 },
  { path: '/notready', html: 60 },
]

async function measurePage(url: string, pid: number, page: RenderedPage): Promise<Row> {
  const address = url + encodeURI(page.path)
  const html = await (await fetch(address)).arrayBuffer()
  const result = await loadPerProcessorSecond(address, CONNECTIONS, pid)
  const refusals = page.isMissing ? result.requests - result.refusals : result.refusals
  return {
    страница: page.name ?? page.path,
    'рендеров за секунду процессора': result.perProcessorSecond.toFixed(1),
    цель: page.renders ? `≥ ${page.renders}` : '',
    'рендеров/с': result.requestsPerSecond,
    'HTML, КиБ': kibibytes(html.byteLength),
    'цель HTML': page.html ? `≤ ${page.html}` : '',
    ошибок: refusals + result.errors,
  }
}

/** The least a dynamic page costs on this machine. */
async function measureBareNext(): Promise<Row> {
  const bare = await BareNext.start()
  try {
    const result = await loadPerProcessorSecond(bare.url, CONNECTIONS, bare.pid)
    return {
      страница: 'Next без базы, 12 карточек',
      'рендеров за секунду процессора': result.perProcessorSecond.toFixed(1),
      'рендеров/с': result.requestsPerSecond,
    }
  } finally {
    await bare.stop()
  }
}
