import { SETUP_PATH, type SetupRequest } from '@/lib/runtime/setup-request'
import type { CachedResponse } from '@/lib/server/cache/cached-response'
import { plainPage } from '@/lib/server/front/error-pages'

type Headers = readonly [string, string][]

const REFRESH_SECONDS = '3'
const MAX_LINES = 200

export function setupRunningPage(headers: Headers): CachedResponse {
  const text =
    '<p>Сначала всё проверяется, потом портал на\u00a0минуту-другую закрывается и\u00a0наполняется. Страница обновится сама.</p>'
  return plainPage(200, 'Портал готовится', text, [...headers, ['Refresh', REFRESH_SECONDS]])
}

export function setupDonePage(headers: Headers): CachedResponse {
  const text =
    '<p>Город на\u00a0месте. <a href="/">Посмотрите портал</a> или <a href="/admin">войдите в\u00a0редакцию</a>: с\u00a0первым входом страница настройки закроется.</p>'
  return plainPage(200, 'Готово', text, headers)
}

/** Nothing has been changed. */
export function setupFailedPage(headers: Headers, { choice, folder }: SetupRequest, failure: string): CachedResponse {
  const lines = failure.split('\n')
  const shown = lines.slice(0, MAX_LINES)
  if (lines.length > MAX_LINES) shown.push(`и ещё строк: ${lines.length - MAX_LINES}`)
  const back = `${SETUP_PATH}?${new URLSearchParams({ choice, folder })}`
  const text = `<p>Портал остался как был. Исправьте и\u00a0повторите:</p>
<ul>${shown.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p><a href="${escapeHtml(back)}">Вернуться к\u00a0выбору</a></p>`
  return plainPage(422, 'Не получилось', text, headers)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
