import type { IncomingHttpHeaders } from 'node:http'
import { innerHeaders } from '@/lib/runtime/internal-headers'

/** Headers of proxies and Next for facts that a visitor must not claim. */
const PROXY_HEADER =
  /^(?:x-forwarded-|x-real-ip$|forwarded$|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|x-client-|content-security-policy)/

interface TrustedFacts {
  clientAddress: string
  requestId: string
  isFromProxy: boolean
  nonce?: string
}

/** Replaces headers that a visitor may have forged, in requests that bypass the page cache. */
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
