import type { NextRequest } from 'next/server'
import { imagesSitemapXml, parseSitemapPart } from '@/components/features/site/sitemap-xml'

export async function GET({ nextUrl }: NextRequest) {
  const part = parseSitemapPart(nextUrl.searchParams)
  const xml = part === null ? null : await imagesSitemapXml(part)
  if (!xml) return new Response('Такой части карты нет', { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
