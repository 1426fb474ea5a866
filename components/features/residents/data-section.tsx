'use client'

import { useEditPersonalData, useEditEmail } from '@/components/features/residents/account-hooks'
import { Done, Group } from '@/components/account/cabinet-section'
import { Form, markSaved, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PhoneField } from '@/components/ui/form/phone-field'
import { ResendEmail } from '@/components/account/resend-email'
import { useResendConfirmation, type User } from '@/lib/client/user'
import { EmailField } from '@/components/ui/form/email-field'

export function DataSection({ user }: { user: User }) {
  return (
    <>
      <Group title="Имя и телефон" lead="Подставляем в обращения, заявки и идеи.">
        <PersonalForm user={user} />
      </Group>
      <Group title="Электронная почта" lead={<CurrentEmail user={user} />}>
        <EmailForm />
      </Group>
    </>
  )
}

function PersonalForm({ user }: { user: User }) {
  const filled = { surname: user.surname, name: user.name, patronymic: user.patronymic ?? '', phone: user.phone ?? '' }
  const form = usePortalForm({ defaultValues: filled })
  const edit = useEditPersonalData()
  async function send(values: typeof filled) {
    await edit.mutateAsync(values)
    markSaved(form, values)
  }
  return (
    <Form id="personal-data" form={form} send={send} label="Имя и телефон">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormTextInput name="surname" label="Фамилия" autoComplete="family-name" />
        <FormTextInput name="name" label="Имя" autoComplete="given-name" />
        <FormTextInput name="patronymic" label="Отчество" autoComplete="additional-name" optional />
        <PhoneField name="phone" optional />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>Сохранить данные</SubmitButton>
        <Done>{edit.isSuccess && !form.formState.isDirty && 'Данные сохранены'}</Done>
      </div>
    </Form>
  )
}

function CurrentEmail({ user }: { user: User }) {
  const resend = useResendConfirmation()
  const isChanging = user.pending_email !== null && user.pending_email !== user.email
  return (
    <>
      <p>
        Сейчас <span className="font-medium text-ink wrap-anywhere">{user.email}</span>
        {user.email_confirmed ? ', адрес подтверждён.' : ', адрес пока не подтверждён.'}
      </p>
      {isChanging && (
        <p className="mt-1">
          Ждёт подтверждения по ссылке из письма: <span className="wrap-anywhere">{user.pending_email}</span>. До этого
          входите с прежним адресом.
        </p>
      )}
      {isChanging && (
        <div className="mt-3">
          <ResendEmail request={resend} />
        </div>
      )}
    </>
  )
}

function EmailForm() {
  const form = usePortalForm({ defaultValues: { email: '' } })
  const edit = useEditEmail()
  async function send({ email }: { email: string }) {
    await edit.mutateAsync(email)
    form.reset()
  }
  return (
    <Form id="new-email" form={form} send={send} label="Новая электронная почта">
      <EmailField name="email" label="Новый адрес" autoComplete="email" className="max-w-md" />
      <SubmitButton variant="secondary">Сменить почту</SubmitButton>
      <Done>{edit.isSuccess && !form.formState.isDirty && edit.data.message}</Done>
    </Form>
  )
}
