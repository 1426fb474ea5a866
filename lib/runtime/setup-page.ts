import { escapeXml } from '@/lib/text/xml'
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { plainDocument } from '@/lib/runtime/plain-document'
import { SETUP_PATH } from '@/lib/runtime/setup-request'

export interface SetupForm {
  choice: string
  folder: string
  backup: string
  /** Backups of the folder, the newest first; none before the password is known. */
  backups: readonly ListedBackup[]
  /** Time zone of the days. */
  zone: string
  /** Whether there is something to keep. */
  isEmpty: boolean
  errors: { password?: string; folder?: string; backup?: string; passphrase?: string }
}

export interface ListedBackup {
  file: string
  madeAt: Date
  bytes: number
  isVerified: boolean
}

const TITLE = 'Первая настройка портала'
const MEGABYTE = 1024 * 1024

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f5f8fa;color:#0b2a43;font:1.0625rem/1.5 "Golos Text",system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
p{margin:0 0 1rem}
form{margin-top:1.5rem;padding:1.25rem;background:#fff;border:1px solid #d5dde3;border-radius:1rem}
fieldset{margin:0 0 1.25rem;padding:0;border:0;min-width:0}
legend,.label{display:block;margin:0 0 .375rem;padding:0;font-weight:500}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.5rem 0}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:#0377c4}
.field{margin:0 0 1.25rem}
.field input,.field select{width:100%;min-height:3rem;padding:.625rem .875rem;border:1px solid #6d7f8e;
  border-radius:.75rem;background:#fff;color:inherit;font:inherit}
form:has([value=demo]:checked) :is(.of-city,.of-copy),form:has([value=city]:checked) .of-copy,form:has([value=copy]:checked) .of-city{display:none}
.field input[aria-invalid]{border-color:#b51c22}
.hint{margin:.375rem 0 0;font-size:.9375rem;color:#4a6072}
.error{margin:.375rem 0 0;color:#b51c22}
button{min-height:3rem;width:100%;padding:.625rem 1.5rem;border:0;border-radius:.75rem;
  background:#0377c4;color:#fff;font:inherit;font-weight:500;cursor:pointer}
button:hover{background:#025e9c}
a{color:#025e9c}
:focus-visible{outline:3px solid #025e9c;outline-offset:2px}
code{overflow-wrap:anywhere}
@media (min-width:40rem){main{padding-top:3.5rem}form{padding:2rem}button{width:auto}}
`

/** No scripts, no files: the page also works when nothing else does. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const setupPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-robots-tag': 'noindex',
}

export function setupPage(form: SetupForm): string {
  const { password, folder, backup, passphrase } = form.errors
  const hasErrors = Boolean(password ?? folder ?? backup ?? passphrase)
  return plainDocument({
    title: hasErrors ? `Ошибка: ${TITLE}` : TITLE,
    heading: TITLE,
    style: STYLE,
    content: `<p>Выберите, с\u00a0чего начнёт портал. Страница открыта, пока никто не\u00a0вошёл в\u00a0<a href="/admin">редакцию</a>.</p>
<form method="post" action="${SETUP_PATH}">
<fieldset>
<legend>Что будет на\u00a0портале</legend>
${choice('demo', form.isEmpty ? 'Вымышленный город: посмотреть, как всё устроено' : 'То, что есть сейчас: ничего не\u00a0менять', form)}
${choice('city', 'Свой город: содержание из папки на\u00a0сервере', form)}
${choice('copy', 'Портал из\u00a0копии: она лежит на\u00a0сервере', form)}
</fieldset>
${field({
  name: 'folder',
  of: 'city',
  label: 'Папка своего города',
  attributes: `type="text" value="${escapeXml(form.folder)}" autocomplete="off" spellcheck="false"`,
  hint:
    'Например, <code>/srv/city</code>. Сначала она проверяется; с\u00a0ошибками в\u00a0ней ничего ' +
    'не\u00a0меняется. Без ошибок она заменяет всё, что сейчас на\u00a0портале. Пример папки: ' +
    '<code>docs/example-city</code>',
  error: folder,
  isFirst: true,
})}
${backupFields(form)}
${field({
  name: 'password',
  label: 'Пароль администратора',
  attributes: 'type="password" autocomplete="current-password" required',
  hint: 'Тот, что напечатал первый запуск или задан в\u00a0<code>ADMIN_PASSWORD</code>',
  error: password,
  isFirst: !folder && !backup && !passphrase,
})}
<button type="submit">Продолжить</button>
</form>`,
  })
}

function backupFields(form: SetupForm): string {
  const { backup, passphrase } = form.errors
  // a written path goes before the list: it must not outlive another choice there
  const written = form.backups.some(({ file }) => file === form.backup) ? '' : form.backup
  return `${chooseBackup(form)}
${field({
  name: 'copy',
  of: 'copy',
  label: form.backups.length > 0 ? 'Или путь к\u00a0другой копии' : 'Путь к\u00a0копии',
  attributes: `type="text" value="${escapeXml(written)}" autocomplete="off" spellcheck="false"`,
  hint:
    'Например, <code>/srv/portal.tar</code>. Сначала она сверяется; с\u00a0негодной ничего не\u00a0меняется. ' +
    'Пустое поле и\u00a0верный пароль администратора показывают копии из\u00a0папки копий. Годная заменяет ' +
    'всё, что сейчас на\u00a0портале; после этого в\u00a0редакцию входят с\u00a0паролем того портала, ' +
    'с\u00a0которого снята копия',
  error: backup,
  isFirst: true,
})}
${field({
  name: 'passphrase',
  of: 'copy',
  label: 'Пароль копии',
  attributes: 'type="password" autocomplete="off"',
  hint: 'Тот, что был в\u00a0<code>BACKUP_PASSPHRASE</code>, когда её делали. Копия без ключей его не\u00a0спрашивает',
  error: passphrase,
  isFirst: !backup,
})}`
}

function choice(value: string, label: string, form: SetupForm): string {
  const checked = form.choice === value ? ' checked' : ''
  return `<label class="choice"><input type="radio" name="choice" value="${value}"${checked}><span>${label}</span></label>`
}

/** Empty if the folder of backups has none. */
function chooseBackup({ backups, backup, zone }: SetupForm): string {
  if (backups.length === 0) return ''
  const day = new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
  const options = backups.map(({ file, madeAt, bytes, isVerified }) => {
    const size = `${Math.ceil(bytes / MEGABYTE)}\u00a0МБ`
    const verdict = isVerified ? 'сверена' : 'ещё не сверена'
    const label = `${day.format(madeAt)}, ${size}, ${verdict}`
    return `<option value="${escapeXml(basename(file))}"${file === backup ? ' selected' : ''}>${label}</option>`
  })
  return `<div class="field of-copy">
<label class="label" for="listed">Копия из\u00a0папки копий</label>
<select id="listed" name="listed"><option value="">Не\u00a0из\u00a0списка</option>${options.join('')}</select>
</div>`
}

interface Field {
  name: string
  /** Shown with this choice only, in a browser that can. */
  of?: string
  label: string
  attributes: string
  hint: string
  error: string | undefined
  /** Gets the focus if it is wrong. */
  isFirst: boolean
}

function field({ name, of, label, attributes, hint, error, isFirst }: Field): string {
  const wrong = error ? ` aria-invalid="true"${isFirst ? ' autofocus' : ''}` : ''
  const described = `${error ? `${name}-error ` : ''}${name}-hint`
  return `<div class="field${of ? ` of-${of}` : ''}">
<label class="label" for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes} aria-describedby="${described}"${wrong}>
${error ? `<p class="error" id="${name}-error">${escapeXml(error)}</p>\n` : ''}<p class="hint" id="${name}-hint">${hint}</p>
</div>`
}
