import type { IncomingHttpHeaders } from 'node:http'
import { innerHeaders, isInnerHeader } from '@/lib/server/inner-protocol'

/** Headers of one connection (RFC 9110, 7.6.1); the front has answered `expect` itself. */
const OF_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

interface VisitorFacts {
  address: string
  isFromProxy: boolean
}

export function toWorkerHeaders(
  headers: IncomingHttpHeaders,
  { address, isFromProxy }: VisitorFacts,
  contentVersion: number | undefined,
): IncomingHttpHeaders {
  const passed = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name) && !isInnerHeader(name))
  return {
    ...Object.fromEntries(passed),
    ...contentHeader(contentVersion),
    [innerHeaders.visitor]: address,
    ...(isFromProxy && { [innerHeaders.isFromProxy]: '1' }),
  }
}

export function contentHeader(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { [innerHeaders.contents]: String(version) }
}

interface ResponseHeaders {
  headers: [string, string][]
  inner: Record<string, string>
}

/** Sorts a worker's raw headers into those for the visitor and those for the front. */
export function readResponseHeaders(raw: unknown): ResponseHeaders {
  const flat = raw as string[] // of undici's `responseHeaders: 'raw'`
  const found: ResponseHeaders = { headers: [], inner: {} }
  for (let at = 0; at < flat.length; at += 2) {
    const name = flat[at] ?? ''
    const value = flat[at + 1] ?? ''
    if (isInnerHeader(name)) found.inner[name.toLowerCase()] = value
    else if (!OF_CONNECTION.has(name.toLowerCase())) found.headers.push([name, value])
  }
  return found
}
