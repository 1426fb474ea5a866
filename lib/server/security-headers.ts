import { createHash } from 'node:crypto'

export function commonHeaders(publicUrl: string): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ]
  // Browsers ignore it over http, and a trial on localhost must not force https for a year.
  if (publicUrl.startsWith('https://')) headers.push(['Strict-Transport-Security', 'max-age=31536000'])
  return headers
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

export function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The source of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
