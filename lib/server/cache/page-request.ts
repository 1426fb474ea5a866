import type { IncomingHttpHeaders } from 'node:http'
import { CARD_VERSION, pageSearchParams } from '@/lib/config/page-search-params'
import { chooseCoding, type ContentCoding } from '@/lib/server/cache/content-coding'

/** What a visitor asks for; `key` names all that Next's response depends on, and nothing else. */
export interface PageRequest {
  url: string
  flight: Record<string, string> | undefined
  key: string
  isVariant: boolean
  /** A social card; it waits only for other cards, so that pages do not wait for it. */
  isCard: boolean
  /** What this visitor reads; a kept page is sent in any. */
  coding: ContentCoding
}

export const MAX_URL_LENGTH = 4_096

/** Headers that vary a response of Next 16 (`setVaryHeader` and the `_rsc` check of base-server). */
const flightHeaderNames = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

const RSC_PARAM = '_rsc'
const CARDS = '/cards/'
const PREFETCH_KINDS = ['1', '2', '3']
const readByPages = new Set<string>(pageSearchParams)
const readByCards = new Set([CARD_VERSION])

export function toPageRequest(url: string, headers: IncomingHttpHeaders): PageRequest {
  const flight = headers.rsc === '1' ? flightHeaders(headers) : undefined
  const queryStart = url.indexOf('?')
  const isCard = url.startsWith(CARDS)
  const coding = chooseCoding(headers['accept-encoding'] as string | undefined)
  if (queryStart === -1 && !flight) return { url, flight, key: url, isVariant: isCard, isCard, coding }
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  const known = isCard ? readByCards : readByPages
  const search = queryStart === -1 ? '' : readSearch(url.slice(queryStart + 1), known, flight !== undefined)
  const cacheUrl = search ? `${path}?${search}` : path
  if (!flight) return { url: cacheUrl, flight, key: cacheUrl, isVariant: isCard || search !== '', isCard, coding }
  return {
    url: cacheUrl,
    flight,
    key: `${cacheUrl}\n${flightHeaderNames.map((name) => flight[name] ?? '').join('\n')}`,
    isVariant: true,
    isCard,
    coding,
  }
}

export function isFlightReadable(flight: Record<string, string> | undefined): boolean {
  const tree = flight?.['next-router-state-tree']
  if (!tree) return true
  try {
    JSON.parse(decodeURIComponent(tree))
    return true
  } catch {
    return false
  }
}

function flightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flight: Record<string, string> = { rsc: '1' }
  for (const name of flightHeaderNames) {
    const value = headers[name]
    if (typeof value !== 'string') continue
    if (name === 'next-router-prefetch' && !PREFETCH_KINDS.includes(value)) continue
    flight[name] = `${value}`
  }
  return flight
}

/** Returns the parameters of a URL that no page reads. */
export function unreadSearch(url: string): string {
  const known = url.startsWith(CARDS) ? readByCards : readByPages
  const params = [...new URLSearchParams(url.split('?')[1] ?? '')]
  return new URLSearchParams(params.filter(([name]) => name !== RSC_PARAM && !isKnown(name, known))).toString()
}

function isKnown(name: string, known: Set<string>): boolean {
  return known.has(name.replace(/\[\]$/, ''))
}

function readSearch(search: string, known: Set<string>, isFlight: boolean): string {
  const params = [...new URLSearchParams(search)].filter(
    // Next needs its own parameter even if empty, otherwise it redirects for ever
    ([name, value]) => (isFlight && name === RSC_PARAM) || (value !== '' && isKnown(name, known)),
  )
  params.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0))
  return new URLSearchParams(params).toString()
}

function rank(name: string): number {
  return name === RSC_PARAM ? 2 : name === 'page' ? 1 : 0
}
