import { gzipSync } from 'node:zlib'
import type { BenchPortal } from '@/lib/server/bench/bench-portal'
import { samplePages } from '@/lib/server/bench/sample-pages'
import { kibibytes, type Row } from '@/lib/server/bench/table'

const OTHER_PAGES = ['/documents', '/servicescatalog', '/servicecenters', '/maps', '/faq', '/sitemap']

/** What a first visit of a page loads before anything is clicked: scripts, styles, the page itself. */
export async function measureWeights(portal: BenchPortal): Promise<Row[]> {
  const pages = [...(await samplePages(portal)), ...OTHER_PAGES.map((path) => ({ name: path, path }))]
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const html = await (await fetch(portal.url + path)).text()
    rows.push({
      страница: name,
      HTML: kibibytes(gzipSync(html).length),
      JavaScript: kibibytes(await totalWeight(portal.url, html, /<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)"/gi)),
      CSS: kibibytes(await totalWeight(portal.url, html, /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/gi)),
    })
  }
  return rows
}

async function totalWeight(base: string, html: string, pattern: RegExp): Promise<number> {
  const addresses = new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))
  const contents = await Promise.all(
    [...addresses].map(async (path) => (await fetch(new URL(path, base))).arrayBuffer()),
  )
  return contents.reduce((sum, content) => sum + gzipSync(Buffer.from(content)).length, 0)
}
