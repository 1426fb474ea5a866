import type { IncomingMessage, ServerResponse } from 'node:http'
import { unreadSearch } from '@/lib/server/cache/page-request'
import { dataPolicy } from '@/lib/server/security-headers'

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

/** Joins slashes and drops the last one. Browsers read a backslash as a slash, so `/\host` would lead to another host. */
export function toTidyUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!/[\\/]{2}|\\|.[\\/]$/.test(path)) return url
  const tidy = path.replace(/[\\/]+/g, '/').replace(/(.)\/$/, '$1')
  return end === -1 ? tidy : tidy + url.slice(end)
}

export function redirect(res: ServerResponse, location: string, commonHeaders: readonly [string, string][]): void {
  const headers = { 'Cache-Control': 'public, max-age=0', 'Content-Security-Policy': dataPolicy, 'Content-Length': 0 }
  res.writeHead(301, { ...Object.fromEntries(commonHeaders), ...headers, Location: location }).end()
}

/**
 * Returns the headers of a redirect with what the visitor's query holds besides the parameters of pages, such as
 * `utm_source`. The kept response holds none of it, so it is added for each visitor.
 */
export function withVisitorQuery(headers: readonly string[], { url = '' }: IncomingMessage): string[] {
  const added = unreadSearch(url)
  return headers.map((value, at) => (added && isLocation(headers[at - 1]) ? addSearch(value, added) : value))
}

function isLocation(name: string | undefined): boolean {
  return name?.toLowerCase() === 'location'
}

function addSearch(location: string, search: string): string {
  const [target = '', hash] = location.split('#', 2)
  return `${target}${target.includes('?') ? '&' : '?'}${search}${hash === undefined ? '' : `#${hash}`}`
}
