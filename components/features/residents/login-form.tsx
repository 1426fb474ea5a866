'use client'

import { useMutation } from '@tanstack/react-query'
import { StorageNotice } from '@/components/features/residents/storage-notice'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { Form, SubmitButton, usePortalForm, usePreload } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { storePersonFields } from '@/lib/client/shared-person-fields'
import { loadLogin, logIn } from '@/lib/client/log-in'
import { requireStorage } from '@/lib/client/storage-access'
import { residentMessages } from '@/lib/domains/residents/messages'
import { UserError } from '@/lib/text/user-error'
import { leaveErasureNote } from '@/components/features/residents/account-notes'

const ID = 'login-form'

export const LoginPanel = withQueryProvider(LoginForm)

/** Every failure has the same message. */
function LoginForm() {
  const form = usePortalForm({ defaultValues: { email: '', password: '' } })
  const login = useLogin()
  useFirstFocus(`${ID}-email`)
  usePreload(form, loadLogin)

  function carry() {
    const email = form.getValues('email').trim()
    // an empty field must not erase an address typed in a form before
    if (email) storePersonFields({ email })
  }

  async function send(values: { email: string; password: string }) {
    requireStorage()
    await login.mutateAsync(values).catch(() => {
      throw new UserError(residentMessages.loginFailed)
    })
    await reloadAfterLogin()
  }

  return (
    <Form id={ID} form={form} send={send} label="Вход">
      <StorageNotice />
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

/** Apart from the other hooks, so that the form does not load their contracts. */
function useLogin() {
  return useMutation({ mutationFn: logIn, onSuccess: leaveErasureNote })
}
