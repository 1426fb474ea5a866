import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BenchPortal, samplePages } from '@/lib/tools/bench/bench-portal'
import { kibibytes, type Row } from '@/lib/tools/bench/table'
import { finishedBuilds } from '@/lib/platform/process/builds'
import { readMarkup } from '@/lib/server/worker/page-markup'
import { pageScripts } from '@/lib/server/worker/page-scripts'

const OTHER_PAGES = ['/documents', '/servicescatalog', '/servicecenters', '/maps', '/faq', '/sitemap']

/** Bytes of a first visit: scripts, styles, HTML. */
export async function measureWeights(portal: BenchPortal): Promise<Row[]> {
  const pages = [...(await samplePages(portal)), ...OTHER_PAGES.map((path) => ({ name: path, path }))]
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const html = await (await fetch(portal.url + path)).text()
    rows.push({
      страница: name,
      HTML: kibibytes(gzipSync(html).length),
      JavaScript: kibibytes(await totalWeight(portal.url, pageScripts(html))),
      CSS: kibibytes(await totalWeight(portal.url, styleSheets(html))),
    })
  }
  return [...rows, await weighGraphClient()]
}

/** Text found only in graphql-request. */
const GRAPH_CLIENT_WORDS = 'GraphQL Error (Code: '

/** graphql-request loads with the first GraphQL call. */
async function weighGraphClient(): Promise<Row> {
  const [build = ''] = await finishedBuilds()
  const chunks = join(build, 'static', 'chunks')
  const contents = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(chunks, name)))
  const client = contents.find((content) => content.includes(GRAPH_CLIENT_WORDS))
  if (!client) throw new Error('В сборке нет graphql-request')
  return { страница: 'graphql-request, с первым вызовом GraphQL', JavaScript: kibibytes(gzipSync(client).length) }
}

function styleSheets(html: string): string[] {
  const links = readMarkup(html).elements.filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
  return [...new Set(links.map(({ attributes }) => attributes.get('href') ?? ''))]
}

async function totalWeight(base: string, addresses: string[]): Promise<number> {
  const contents = await Promise.all(addresses.map(async (path) => (await fetch(new URL(path, base))).arrayBuffer()))
  return contents.reduce((sum, content) => sum + gzipSync(Buffer.from(content)).length, 0)
}
