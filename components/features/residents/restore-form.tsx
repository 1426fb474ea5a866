'use client'

import { useState } from 'react'
import { useCarriedPerson, useRestore } from '@/components/features/residents/hooks'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { closeHashDialog } from '@/components/ui/close-hash-dialog'
import { Form } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { Outside } from '@/components/ui/outside'
import { useFirstFocus } from '@/components/ui/use-first-focus'

const ID = 'restore-form'

/** Asks for the letter with the link and shows the server's answer unchanged. */
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
      <Outside>
        <AlertDialog message={message} onClose={() => setMessage(null)} />
      </Outside>
    </>
  )
}
