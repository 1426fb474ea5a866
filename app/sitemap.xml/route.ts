import type { NextRequest } from 'next/server'
import { sitemapXml } from '@/components/features/sitemap/sitemap-xml'

/** The map for search engines, with `?part=` one part of a large one. */
export async function GET({ nextUrl }: NextRequest) {
  const asked = nextUrl.searchParams.get('part')
  const part = asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : undefined
  const xml = asked && part === undefined ? null : await sitemapXml(part)
  if (!xml) return new Response('Такой части карты нет', { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
