import { gzipSync } from 'node:zlib'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { samplePages } from '@/lib/tools/bench/sample-pages'
import { kibibytes, type Row } from '@/lib/tools/bench/table'
import { readMarkup } from '@/lib/front/page/page-markup'
import { pageScripts } from '@/lib/front/page/page-scripts'

const OTHER_PAGES = ['/documents', '/servicescatalog', '/servicecenters', '/maps', '/faq', '/sitemap']

/** Measures what a first visit of a page loads before anything is clicked: scripts, styles, the page itself. */
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
  return rows
}

function styleSheets(html: string): string[] {
  const links = readMarkup(html).elements.filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
  return [...new Set(links.map(({ attributes }) => attributes.get('href') ?? ''))]
}

/** Adds the weights of the files as they go over the network. */
async function totalWeight(base: string, addresses: string[]): Promise<number> {
  const contents = await Promise.all(addresses.map(async (path) => (await fetch(new URL(path, base))).arrayBuffer()))
  return contents.reduce((sum, content) => sum + gzipSync(Buffer.from(content)).length, 0)
}
