import { paths } from '@/lib/config/paths'

/** Caches with content of the user; the build's files are the same for all. */
const ofReader = (name: string) => name !== 'static' && !name.startsWith('workbox-precache')

export interface CachedPage {
  path: string
  title: string
}

/** Removes pages, pictures and map of this browser's user. */
export async function clearCachedPages(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  await Promise.all(names.filter(ofReader).map((name) => caches.delete(name)))
}

export async function listCachedPages(limit: number): Promise<CachedPage[]> {
  if (typeof caches === 'undefined') return []
  const cache = await caches.open('pages')
  const requests = [...(await cache.keys())].reverse().filter(({ url }) => toPath(url) !== paths.offline)
  return Promise.all(
    requests.slice(0, limit).map(async ({ url }) => ({ path: toPath(url), title: await readTitle(cache, url) })),
  )
}

function toPath(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function readTitle(cache: Cache, url: string): Promise<string> {
  const html = (await (await cache.match(url))?.text()) ?? ''
  return new DOMParser().parseFromString(html, 'text/html').title || toPath(url)
}
