import { pagePolicy } from '@/lib/server/csp'
import { KeptAnswer } from '@/lib/server/page/kept-answer'

const RETRY_SECONDS = '10'

const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Портал временно недоступен</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f8fb;color:#16324a;font:1.125rem/1.6 "Golos Text",system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 1rem}a{color:#0377c4}</style>
</head>
<body>
<main>
<h1>Портал временно недоступен</h1>
<p>Мы уже восстанавливаем работу. Обновите страницу через&nbsp;минуту.</p>
<p>В&nbsp;экстренном случае звоните по&nbsp;телефону <a href="tel:112">112</a>.</p>
</main>
</body>
</html>
`

/** What a visitor reads while the database is away and the page asked for is not kept. Stands on nothing but itself. */
export function unavailablePage(commonHeaders: readonly [string, string][]): KeptAnswer {
  const policy = pagePolicy(html, { connect: [], images: [], yandexMaps: false })
  const headers: [string, string][] = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', policy],
    ['Cache-Control', 'no-store'],
    ['Retry-After', RETRY_SECONDS],
    ['Vary', 'Accept-Encoding'],
    ...commonHeaders,
  ]
  return new KeptAnswer({ status: 503, headers: headers.flat(), body: Buffer.from(html), compressible: true })
}
