'use client'

import { useState } from 'react'
import { QueryProvider, withQueryProvider } from '@/components/ui/query-provider'
import {
  useCarriedPerson,
  useRegister,
  useRestore,
  logInAfterReset,
  useResetPassword,
} from '@/components/features/residents/hooks'
import { LoginPrompt } from '@/components/features/residents/login-reason'
import { StorageNotice } from '@/components/features/residents/storage-notice'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { PurposeConsent } from '@/components/account/purpose-consent'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { PhoneField } from '@/components/ui/form/phone-field'
import { useFirstFocus, closeHashDialog, BodyPortal } from '@/components/ui/dialog/form-dialog'
import { requireStorage } from '@/lib/client/storage-access'
import { AlertDialog } from '@/components/ui/dialog/alert-dialog'
import { PASSWORD_HINT } from '@/lib/domains/residents/messages'
import { RESET_MINUTES } from '@/lib/domains/residents/rules'
import { formatMinutes } from '@/lib/text/plural'

/** The three panels are in one file so that they load together. */
export const RegisterPanel = withQueryProvider(RegisterForm)

export const RestorePanel = withQueryProvider(RestoreForm)

export function NewPasswordPanel({ token }: { token: string | null }) {
  return <QueryProvider>{token ? <NewPasswordForm key={token} token={token} /> : <MissingToken />}</QueryProvider>
}

const ID = 'register-form'

const empty = {
  surname: '',
  name: '',
  patronymic: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
  consents: false,
}
type Filled = typeof empty
const carriedFields = ['surname', 'name', 'patronymic', 'phone', 'email'] as const

/** Only the server validates the fields; its messages are shown under them. */
function RegisterForm() {
  const form = usePortalForm<Filled>({ defaultValues: empty })
  const register = useRegister()
  useFirstFocus(`${ID}-surname`)
  useCarriedPerson('register', (person) => {
    for (const name of carriedFields) {
      const typed = person[name]
      if (typed && (name === 'email' || form.getValues(name) === '')) form.setValue(name, typed)
    }
  })

  async function send({ consents, ...fields }: Filled) {
    requireStorage()
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
    await register.mutateAsync({ ...(given as typeof fields), consents: consents ? ['registration'] : [] })
    await reloadAfterLogin()
  }

  return (
    <Form id={ID} form={form} send={send} label="Регистрация">
      <StorageNotice />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormTextInput name="surname" label="Фамилия" autoComplete="family-name" />
        <FormTextInput name="name" label="Имя" autoComplete="given-name" />
        <FormTextInput name="patronymic" label="Отчество" autoComplete="additional-name" optional />
        <PhoneField name="phone" optional />
      </div>
      <EmailField
        name="email"
        label="Электронная почта"
        hint="С ней вы будете входить, на неё придут ответы"
        autoComplete="username"
      />
      <PasswordField name="password" label="Пароль" autoComplete="new-password" hint={PASSWORD_HINT} />
      <PasswordField name="password_confirmation" label="Пароль ещё раз" autoComplete="new-password" />
      <PurposeConsent purpose="registration" aim="регистрации на портале" />
      <SubmitButton className="w-full">Зарегистрироваться</SubmitButton>
      <LoginPrompt className="border-t border-line pt-4 text-ink-soft" />
    </Form>
  )
}

const RESTORE_ID = 'restore-form'

function RestoreForm() {
  const form = usePortalForm({ defaultValues: { email: '' } })
  const restore = useRestore()
  const [message, setMessage] = useState<string | null>(null)
  useFirstFocus(`${RESTORE_ID}-email`)
  useCarriedPerson('restore', ({ email }) => email && form.setValue('email', email))

  async function send({ email }: { email: string }) {
    const answer = await restore.mutateAsync(email)
    closeHashDialog('restore')
    setMessage(answer.message)
  }

  return (
    <>
      <Form id={RESTORE_ID} form={form} send={send} label="Восстановление пароля">
        <p className="text-ink-soft">Пришлём на почту ссылку, по которой можно задать новый пароль.</p>
        <FormTextInput name="email" label="Электронная почта" type="email" autoComplete="username" />
        <SubmitButton className="w-full">Прислать ссылку</SubmitButton>
        <p className="border-t border-line pt-4 text-ink-soft">
          Вспомнили пароль?{' '}
          <a href="#login" className="link inline-flex min-h-11 items-center">
            Войти
          </a>
        </p>
      </Form>
      <BodyPortal>
        <AlertDialog message={message} onClose={() => setMessage(null)} />
      </BodyPortal>
    </>
  )
}

const NEW_PASSWORD_ID = 'new-password-form'
const emptyPasswords = { password: '', password_confirmation: '' }

function NewPasswordForm({ token }: { token: string }) {
  const form = usePortalForm({ defaultValues: emptyPasswords })
  const reset = useResetPassword()
  const [message, setMessage] = useState<string | null>(null)
  useFirstFocus(`${NEW_PASSWORD_ID}-password`)

  async function send(values: typeof emptyPasswords) {
    const answer = await reset.mutateAsync({ ...values, token })
    if (await logInAfterReset({ email: answer.email, password: values.password })) await reloadAfterLogin()
    form.reset(emptyPasswords)
    closeHashDialog('new-password')
    setMessage(answer.message)
  }

  function goToLogin() {
    setMessage(null)
    window.location.hash = 'login'
  }

  return (
    <>
      <Form id={NEW_PASSWORD_ID} form={form} send={send} label="Пароль по ссылке из письма">
        <PasswordField name="password" label="Новый пароль" autoComplete="new-password" hint={PASSWORD_HINT} />
        <PasswordField name="password_confirmation" label="Новый пароль ещё раз" autoComplete="new-password" />
        <SubmitButton className="w-full">Сохранить пароль</SubmitButton>
        <NewLinkRequest />
      </Form>
      <BodyPortal>
        <AlertDialog message={message} onClose={goToLogin} />
      </BodyPortal>
    </>
  )
}

/** The token is gone after a reload or when the page is opened from the history. */
function MissingToken() {
  return (
    <>
      <p>Откройте ссылку из письма ещё раз: она действует {formatMinutes(RESET_MINUTES)} и только один раз.</p>
      <NewLinkRequest />
    </>
  )
}

function NewLinkRequest() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-ink-soft">
      Ссылка не подошла?{' '}
      <a href="#restore" className="link inline-flex min-h-11 items-center">
        Запросить новую
      </a>
    </p>
  )
}
