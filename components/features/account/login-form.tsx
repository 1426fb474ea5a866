'use client'

import { useEffect } from 'react'
import { leaveErasureNote } from '@/components/features/account/account-notes'
import { reloadPage } from '@/components/ui/reload-page'
import { Form } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { useFirstFocus } from '@/components/ui/use-first-focus'
import { carryPerson } from '@/lib/api/carried-person'
import { loadLogin, logIn } from '@/lib/api/log-in'
import { messages } from '@/lib/contract/messages'

const ID = 'login-form'

/** Asks for e-mail and password; every failure has the same message (spec.md 8). */
export function LoginForm() {
  const form = usePortalForm({ defaultValues: { email: '', password: '' } })
  const { isDirty } = form.formState
  useFirstFocus(`${ID}-email`)
  useEffect(() => {
    if (isDirty) loadLogin().catch(() => undefined)
  }, [isDirty])

  function carry() {
    const email = form.getValues('email').trim()
    // an empty field must not erase an address typed in a form before
    if (email) carryPerson({ email })
  }

  async function send(values: { email: string; password: string }) {
    const user = await logIn(values).catch(() => {
      throw new Error(messages.loginFailed)
    })
    leaveErasureNote(user)
    await reloadPage()
  }

  return (
    <Form id={ID} form={form} send={send} label="Вход">
      <FormTextInput name="email" label="Электронная почта" type="email" autoComplete="username" />
      <PasswordField name="password" label="Пароль" autoComplete="current-password" />
      <p className="-mt-2">
        <a href="#restore" onClick={carry} className="link inline-flex min-h-11 items-center">
          Забыли пароль?
        </a>
      </p>
      <SubmitButton className="w-full">Войти</SubmitButton>
      <p className="border-t border-line pt-4 text-ink-soft">
        Впервые на портале?{' '}
        <a href="#register" onClick={carry} className="link inline-flex min-h-11 items-center">
          Зарегистрироваться
        </a>
      </p>
    </Form>
  )
}
