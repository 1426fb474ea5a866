/** Pages of other sites may read what anybody may read; no header ever lets them send along who asks. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Disposition, Content-Range, ETag, Link, Retry-After',
} as const

/** Answers a browser that asks beforehand: for reading alone, and never with a token. */
export const preflightHeaders = {
  ...corsHeaders,
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers':
    'Accept, Accept-Language, Cache-Control, Content-Type, If-Modified-Since, If-None-Match, If-Range, Range, X-Requested-With',
  'access-control-max-age': '86400',
} as const

/** Feeds and calendars are files that stand among the pages. */
const OPEN_FILE = /^\/(?:feeds\/[^/]+\/[^/]+|news\/rss\.xml|.+\.ics)$/

export function isPublicFile(path: string): boolean {
  return OPEN_FILE.test(path)
}
