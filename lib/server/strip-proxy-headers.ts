import type { IncomingHttpHeaders } from 'node:http'
import { innerHeaders } from '@/lib/runtime/internal-headers'

/** Proxies and Next itself use these headers for facts that a visitor must not be able to claim. */
const PROXY_HEADER =
  /^(?:x-forwarded-|x-real-ip$|forwarded$|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-client-|content-security-policy)/

interface TrustedFacts {
  clientAddress: string
  requestId: string
  /** The forwarded host and scheme are accepted only from a proxy of ours. */
  isFromProxy: boolean
  nonce?: string
}

/** Replaces headers that a visitor may have forged by facts of the portal, in requests that do not go through the page cache. */
export function stripProxyHeaders(headers: IncomingHttpHeaders, believed: TrustedFacts): void {
  const { 'x-forwarded-host': host, 'x-forwarded-proto': proto } = headers
  for (const name of Object.keys(headers)) if (PROXY_HEADER.test(name)) delete headers[name]
  if (believed.isFromProxy && host) headers['x-forwarded-host'] = host
  if (believed.isFromProxy && proto) headers['x-forwarded-proto'] = proto
  headers[innerHeaders.clientAddress] = believed.clientAddress
  headers[innerHeaders.requestId] = believed.requestId
  // Next reads the nonce for its own scripts from here
  if (believed.nonce) headers['content-security-policy'] = `script-src 'nonce-${believed.nonce}'`
}
