'use client'

import { useEditPassword } from '@/components/features/cabinet/hooks'
import { Done, Group } from '@/components/ui/cabinet-section'
import { Sessions } from '@/components/features/cabinet/sessions'
import { Form } from '@/components/ui/form/form'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import type { User } from '@/lib/client/user'

/** Lets the resident change the password and end sessions. */
export function SecuritySection({ user }: { user: User }) {
  return (
    <>
      <Group title="Пароль" lead="После смены пароля вход на других устройствах завершится.">
        <PasswordForm email={user.email} />
      </Group>
      <Group title="Где выполнен вход" lead="Незнакомое устройство? Завершите сеанс и смените пароль.">
        <Sessions />
      </Group>
    </>
  )
}

const empty = { current_password: '', password: '', password_confirmation: '' }

function PasswordForm({ email }: { email: string }) {
  const form = usePortalForm({ defaultValues: empty })
  const edit = useEditPassword()
  async function send(values: typeof empty) {
    await edit.mutateAsync(values)
    form.reset(empty)
  }
  return (
    <Form id="change-password" form={form} send={send} label="Смена пароля" className="max-w-md space-y-5">
      {/* password managers need the login that this password belongs to */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField name="current_password" label="Нынешний пароль" autoComplete="current-password" />
      <PasswordField name="password" label="Новый пароль" autoComplete="new-password" hint="Не короче 8 знаков" />
      <PasswordField name="password_confirmation" label="Новый пароль ещё раз" autoComplete="new-password" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>Сменить пароль</SubmitButton>
        <Done>{edit.isSuccess && !form.formState.isDirty && edit.data.message}</Done>
      </div>
    </Form>
  )
}
