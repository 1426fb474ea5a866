import pLimit from 'p-limit'

const CONNECTIONS = 8

/** URLs of all sitemaps, each once, on this portal. */
export async function pagesOfSitemap(origin: string): Promise<string[]> {
  const found = await locationsIn(`${origin}/sitemap.xml`)
  const maps = found.filter((path) => path.endsWith('.xml'))
  const inner = await Promise.all(maps.map((path) => locationsIn(origin + path)))
  return [...new Set([...found.filter((path) => !path.endsWith('.xml')), ...inner.flat()])]
}

async function locationsIn(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/** Returns the number of failed responses. */
export async function readAll(origin: string, paths: readonly string[]): Promise<number> {
  const responses = await pLimit(CONNECTIONS).map(paths, async (path) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    await response.arrayBuffer()
    return response.ok
  })
  return responses.filter((isOk) => !isOk).length
}
