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
