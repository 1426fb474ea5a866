import { plainDocument } from '@/lib/runtime/plain-document'
import { hashSource, writePolicy } from '@/lib/server/security-headers'
import { CachedResponse } from '@/lib/server/cache/cached-response'

const RETRY_SECONDS = '10'
const EMERGENCY = '<p>В\u00a0экстренном случае звоните по\u00a0телефону <a href="tel:112">112</a>.</p>'

const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f8fb;color:#16324a;font:1.125rem/1.6 "Golos Text",system-ui,sans-serif}
main{max-width:34rem;padding:2rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 1rem}
a{color:#0366ab}
li{overflow-wrap:anywhere}
`

const POLICY = writePolicy({
  'default-src': ["'none'"],
  'style-src': [hashSource(STYLE)],
  'img-src': ["'self'"], // the icon
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
})

type Headers = readonly [string, string][]

export function unavailablePage(commonHeaders: Headers): CachedResponse {
  const text = 'Мы уже восстанавливаем работу. Обновите страницу через\u00a0минуту.'
  return plainPage(503, 'Портал временно недоступен', `<p>${text}</p>\n${EMERGENCY}`, [
    ...commonHeaders,
    ['Retry-After', RETRY_SECONDS],
  ])
}

export function brokenPage(commonHeaders: Headers): CachedResponse {
  const text = 'Мы записали ошибку и\u00a0разберёмся. Обновите страницу или начните с\u00a0<a href="/">главной</a>.'
  return plainPage(500, 'Не получилось показать страницу', `<p>${text}</p>\n${EMERGENCY}`, commonHeaders)
}

/** A page without scripts, files or database. */
export function plainPage(status: number, title: string, content: string, commonHeaders: Headers): CachedResponse {
  const html = plainDocument({ title, style: STYLE, content })
  const headers: Headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', POLICY],
    ['Cache-Control', 'no-store'],
    ['Vary', 'Accept-Encoding'],
    ...commonHeaders,
  ]
  return new CachedResponse({ status, headers: headers.flat(), body: Buffer.from(html), compressible: true })
}
