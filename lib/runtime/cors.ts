/** Other sites may read public responses, never with credentials. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Disposition, Content-Range, ETag, Link, Retry-After',
} as const

export const preflightHeaders = {
  ...corsHeaders,
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers':
    'Accept, Accept-Language, Cache-Control, Content-Type, If-Modified-Since, If-None-Match, If-Range, Range, X-Requested-With',
  'access-control-max-age': '86400',
} as const

const OPEN_FILE = /^\/(?:feeds\/[^/]+\/[^/]+|news\/rss\.xml|.+\.ics)$/

export function isPublicFile(path: string): boolean {
  return OPEN_FILE.test(path)
}
