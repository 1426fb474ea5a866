import { SETUP_PATH, WRONG_PASSPHRASE, type SetupRequest } from '@/lib/runtime/setup-request'
import { CachedResponse } from '@/lib/server/cache/cached-response'
import { env } from '@/lib/config/env'
import { storageFolders } from '@/lib/config/storage'
import { backupsFolder, describeBackups } from '@/lib/platform/backups/listed-backups'
import { setupPage, setupPageHeaders } from '@/lib/runtime/setup-page'
import { escapeXml } from '@/lib/text/xml'
import { plainPage } from '@/lib/server/front/error-pages'

type Headers = readonly [string, string][]

const REFRESH_SECONDS = '3'
const MAX_LINES = 200
const BACKUP_DONE =
  '<p>Портал восстановлен из\u00a0копии. <a href="/">Посмотрите портал</a> или <a href="/admin">войдите ' +
  'в\u00a0редакцию</a>: теперь действуют учётные записи и\u00a0пароли портала, с\u00a0которого снята ' +
  'копия, а\u00a0не\u00a0пароль, что напечатал первый запуск.</p>'

export function setupRunningPage(headers: Headers): CachedResponse {
  const text =
    '<p>Сначала всё проверяется, потом портал на\u00a0минуту-другую закрывается и\u00a0наполняется. Страница обновится сама.</p>'
  return plainPage(200, 'Портал готовится', text, [...headers, ['Refresh', REFRESH_SECONDS]])
}

/** Answers another choice than the one that is being carried out. */
export function setupBusyPage(headers: Headers, running?: SetupRequest): CachedResponse {
  const first = running ? `: ${describeChoice(running)}` : ''
  const text =
    `<p>Раньше вашего отправлен другой выбор${first}. Ваш не\u00a0выполняется. Когда первый закончится, <a ` +
    `href="${SETUP_PATH}">вернитесь к\u00a0выбору</a>, если нужен другой.</p>`
  return plainPage(409, 'Настройка уже идёт', text, headers)
}

function describeChoice({ choice, path }: SetupRequest): string {
  if (choice === 'demo') return 'вымышленный город'
  return `${choice === 'city' ? 'город из\u00a0папки' : 'портал из\u00a0копии'} ${escapeXml(path)}`
}

export function setupDonePage(headers: Headers, { choice }: SetupRequest): CachedResponse {
  const text =
    choice === 'copy'
      ? BACKUP_DONE
      : '<p>Город на\u00a0месте. <a href="/">Посмотрите портал</a> или <a href="/admin">войдите ' +
        'в\u00a0редакцию</a>: с\u00a0первым входом страница настройки закроется.</p>'
  return plainPage(200, 'Готово', text, headers)
}

/** The form again, with the sentence at its field. */
export async function backupRefusedPage(
  headers: Headers,
  { path, isEmpty }: SetupRequest,
  failure: string,
): Promise<CachedResponse> {
  const backups = await describeBackups(backupsFolder(storageFolders.root))
  const errors = failure === WRONG_PASSPHRASE ? { passphrase: failure } : { backup: failure }
  const html = setupPage({ choice: 'copy', folder: '', backup: path, backups, zone: env.TIME_ZONE, isEmpty, errors })
  const own = [...Object.entries(setupPageHeaders), ['Cache-Control', 'no-store'], ['Vary', 'Accept-Encoding']]
  const skipped = new Set(own.map(([name]) => name?.toLowerCase()))
  const common = headers.filter(([name]) => !skipped.has(name.toLowerCase()))
  return new CachedResponse({
    status: 422,
    headers: [...own, ...common].flat(),
    body: Buffer.from(html),
    compressible: true,
  })
}

/** Nothing has been changed. */
export function setupFailedPage(headers: Headers, { choice, path }: SetupRequest, failure: string): CachedResponse {
  const lines = failure.split('\n')
  const shown = lines.slice(0, MAX_LINES)
  if (lines.length > MAX_LINES) shown.push(`и ещё строк: ${lines.length - MAX_LINES}`)
  const back = `${SETUP_PATH}?${new URLSearchParams({ choice, [choice === 'copy' ? 'copy' : 'folder']: path })}`
  const text = `<p>Портал остался как был. Исправьте и\u00a0повторите:</p>
<ul>${shown.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>
<p><a href="${escapeXml(back)}">Вернуться к\u00a0выбору</a></p>`
  return plainPage(422, 'Не получилось', text, headers)
}
