import config from '@payload-config'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import type { ReactNode } from 'react'
import { parseStaffPath } from '@/lib/office/staff/form-calls'
import { TOO_MANY_CODES } from '@/lib/office/staff/second-factor/second-factor'
import { readSecurityPage, type SecurityPage } from '@/lib/office/staff/page-state'

export const metadata: Metadata = { title: 'Вход и устройства — портал города' }

interface Address {
  searchParams: Promise<{ error?: string; next?: string }>
}

const CODE_ACTION = '/cms/staff/second-factor'
const END_ACTION = '/cms/staff/sessions/end'

const errors: Record<string, string> = {
  401: 'Код не подошёл. Подождите следующий код в приложении и введите его.',
  403: 'Вход закрыт: обратитесь к администратору портала.',
  404: 'Такого входа уже нет.',
  409: 'Второй фактор не читается: администратор сервера сбросит его командой staff reset.',
  429: TOO_MANY_CODES,
}

export default async function SecondFactorPage({ searchParams }: Address) {
  const page = await readSecurityPage(await getPayload({ config }), await headers())
  if (!page) redirect('/admin/login')
  const { secondFactor, sessions, isLoggedIn, email } = page
  const { error, next: asked } = await searchParams
  const next = parseStaffPath(asked)
  return (
    <main className="office-security">
      <h1>{isLoggedIn ? 'Вход и устройства' : 'Второй шаг входа'}</h1>
      <p className="office-security__account">{email}</p>
      {error && (
        <p role="alert" id="code-error" className="office-security__error">
          {errors[error] ?? 'Что-то пошло не так. Попробуйте ещё раз.'}
        </p>
      )}
      {secondFactor.step === 'code' && <CodeForm next={next} hasError={Boolean(error)} />}
      {secondFactor.step === 'setup' && (
        <SetupForm {...secondFactor} isLoggedIn={isLoggedIn} next={next} hasError={Boolean(error)} />
      )}
      {secondFactor.step === 'on' && <TurnOffForm {...secondFactor} hasError={Boolean(error)} />}
      {isLoggedIn ? <Sessions sessions={sessions} /> : <CancelForm />}
    </main>
  )
}

function CancelForm() {
  return (
    <form method="post" action="/cms/staff/second-factor/cancel">
      <button className="office-security__quiet">Войти под другим именем</button>
    </form>
  )
}

/** Where a login that began elsewhere goes on. */
function NextField({ next }: { next: string | null }) {
  return next && <input type="hidden" name="next" value={next} />
}

function CodeForm({ next, hasError }: { next: string | null; hasError: boolean }) {
  return (
    <form method="post" action={CODE_ACTION}>
      <NextField next={next} />
      <CodeField label="Код из приложения на телефоне" hasError={hasError} isFocused>
        Шесть цифр. Нет телефона — введите один из запасных кодов.
      </CodeField>
      <button>Войти</button>
    </form>
  )
}

interface SetupProps {
  isRequired: boolean
  isLoggedIn: boolean
  next: string | null
  hasError: boolean
  secret: string
  url: string
  /** SVG made by the portal. */
  qr: string
  recoveryCodes: string[]
}

function SetupForm({ isRequired, isLoggedIn, next, hasError, secret, url, qr, recoveryCodes }: SetupProps) {
  return (
    <section>
      <h2>Подключите второй фактор</h2>
      <p>
        {isRequired ? 'Ваша роль видит личные данные жителей, поэтому одного пароля мало. ' : ''}
        При входе портал спросит код из приложения на телефоне: подойдёт Яндекс Ключ, Google Authenticator и любое
        другое для одноразовых кодов.
      </p>
      <ol>
        <li>
          <p>Снимите этот код приложением или, если вы с телефона, откройте ссылку.</p>
          <div
            className="office-security__qr"
            role="img"
            aria-label="QR-код"
            dangerouslySetInnerHTML={{ __html: qr }}
          />
          <p>
            <a href={url}>Открыть в приложении</a>
          </p>
          <p>
            Ключ для ввода вручную: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </li>
        <li>
          <p>Запишите запасные коды: каждый впустит один раз, если телефона не окажется под рукой.</p>
          <ul className="office-security__codes">
            {recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <form method="post" action={CODE_ACTION}>
            <NextField next={next} />
            <CodeField label="Код, который показало приложение" hasError={hasError} />
            <button>{isLoggedIn ? 'Подключить' : 'Подключить и войти'}</button>
          </form>
        </li>
      </ol>
    </section>
  )
}

interface TurnOffProps {
  since: string
  recoveryCodesLeft: number
  hasError: boolean
}

function TurnOffForm({ since, recoveryCodesLeft, hasError }: TurnOffProps) {
  return (
    <section>
      <h2>Второй фактор подключён</h2>
      <p>
        С {since}. Запасных кодов осталось: {recoveryCodesLeft}.
      </p>
      <details open={hasError}>
        <summary>Сменить телефон или запасные коды</summary>
        <form method="post" action={`${CODE_ACTION}/off`}>
          <CodeField label="Код из приложения или запасной" hasError={hasError} />
          <button>Отключить и подключить заново</button>
        </form>
      </details>
    </section>
  )
}

interface CodeFieldProps {
  label: string
  hasError: boolean
  isFocused?: boolean
  children?: ReactNode
}

function CodeField({ label, hasError, isFocused = false, children }: CodeFieldProps) {
  const described = [children ? 'code-hint' : '', hasError ? 'code-error' : ''].filter(Boolean).join(' ')
  return (
    <>
      <label htmlFor="code">{label}</label>
      <input
        id="code"
        name="code"
        required
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={hasError || undefined}
        aria-describedby={described || undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the only field of a page that follows the password
        autoFocus={isFocused}
      />
      {children && <p id="code-hint">{children}</p>}
    </>
  )
}

function Sessions({ sessions }: { sessions: SecurityPage['sessions'] }) {
  return (
    <section>
      <h2>Где вы вошли</h2>
      <ul className="office-security__sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <b>{session.device}</b>
              {session.isCurrent && ' — это устройство'}
              <br />
              {session.since}
              {session.address && `, адрес ${session.address}`}
              {session.hasSecondFactor && ', со вторым фактором'}
            </p>
            {!session.isCurrent && <EndForm session={session} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={END_ACTION}>
          <button className="office-security__quiet">Завершить все остальные входы</button>
        </form>
      )}
      <p>
        <Link href="/admin">В редакцию</Link>
      </p>
    </section>
  )
}

function EndForm({ session: { id, device } }: { session: SecurityPage['sessions'][number] }) {
  return (
    <form method="post" action={END_ACTION}>
      <input type="hidden" name="id" value={id} />
      <button className="office-security__quiet" aria-label={`Завершить вход: ${device}`}>
        Завершить
      </button>
    </form>
  )
}
