'use client'

import { useState } from 'react'
import { useCarriedPerson, useRestore, logInAfterReset, useResetPassword } from '@/components/features/residents/hooks'
import { AlertDialog } from '@/components/ui/dialog/alert-dialog'
import { closeHashDialog, BodyPortal, useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { reloadAfterLogin } from '@/components/civic/reload-after-login'

const ID = 'restore-form'

export function RestoreForm() {
  const form = usePortalForm({ defaultValues: { email: '' } })
  const restore = useRestore()
  const [message, setMessage] = useState<string | null>(null)
  useFirstFocus(`${ID}-email`)
  useCarriedPerson('restore', ({ email }) => email && form.setValue('email', email))

  async function send({ email }: { email: string }) {
    const answer = await restore.mutateAsync(email)
    closeHashDialog('restore')
    setMessage(answer.message)
  }

  return (
    <>
      <Form id={ID} form={form} send={send} label="Восстановление пароля">
        <p className="text-ink-soft">Пришлём на почту ссылку, по которой можно задать новый пароль.</p>
        <FormTextInput name="email" label="Электронная почта" type="email" autoComplete="username" />
        <SubmitButton className="w-full">Отправить ссылку</SubmitButton>
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
const empty = { password: '', password_confirmation: '' }

export function NewPasswordForm({ token }: { token: string }) {
  const form = usePortalForm({ defaultValues: empty })
  const reset = useResetPassword()
  const [message, setMessage] = useState<string | null>(null)
  useFirstFocus(`${NEW_PASSWORD_ID}-password`)

  async function send(values: typeof empty) {
    const answer = await reset.mutateAsync({ ...values, token })
    if (await logInAfterReset({ email: answer.email, password: values.password })) await reloadAfterLogin()
    form.reset(empty)
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
        <PasswordField name="password" label="Новый пароль" autoComplete="new-password" hint="Не короче 8 знаков" />
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
export function MissingToken() {
  return (
    <>
      <p>Откройте ссылку из письма ещё раз: она действует 60 минут и только один раз.</p>
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
