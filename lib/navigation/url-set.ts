import { env } from '@/lib/config/env'
import { escapeXml } from '@/lib/text/xml'

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const SPACES = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
} as const

export function urlSet(urls: readonly string[], extension?: keyof typeof SPACES): string {
  const also = extension ? ` xmlns:${extension}="${SPACES[extension]}"` : ''
  return xml(`<urlset xmlns="${SPACE}"${also}>${urls.join('')}\n</urlset>`)
}

/** Returns a sitemap index with parts `?part=`, from 1. */
export function sitemapIndex(map: string, parts: number): string {
  const rows = Array.from(
    { length: parts },
    (_, index) => `\n<sitemap><loc>${absoluteXml(`${map}?part=${index + 1}`)}</loc></sitemap>`,
  )
  return xml(`<sitemapindex xmlns="${SPACE}">${rows.join('')}\n</sitemapindex>`)
}

/** `facts` is XML. */
export function urlElement(path: string, facts = ''): string {
  return `\n<url><loc>${absoluteXml(path)}</loc>${facts}</url>`
}

export function absoluteXml(path: string): string {
  return escapeXml(new URL(path, env.PUBLIC_URL).href)
}

function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
