'use client'

import { useMutation } from '@tanstack/react-query'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { QueryProvider } from '@/components/ui/query-provider'
import { call } from '@/lib/client/call'
import { findGuestClaim } from '@/lib/domains/claims/contract'
import { typeset } from '@/lib/text/typography'

export function FindClaim() {
  return (
    <QueryProvider>
      <FindClaimForm />
    </QueryProvider>
  )
}

function FindClaimForm() {
  const form = usePortalForm({ defaultValues: { id: '', email: '' } })
  const find = useMutation({
    mutationFn: (body: { id: string; email: string }) => call(findGuestClaim, { body }),
  })
  async function send(values: { id: string; email: string }) {
    await find.mutateAsync(values)
    form.reset(values)
  }
  return (
    <Form id="find-claim-form" form={form} send={send} label="Поиск заявки по номеру и почте" className="space-y-5">
      <p className="text-ink-soft">Для заявок, отправленных без входа. Пришлём на почту личную ссылку.</p>
      <FormTextInput name="id" label="Номер заявки" inputMode="numeric" className="max-w-48" />
      <EmailField name="email" label="Электронная почта" autoComplete="email" className="max-w-md" />
      <SubmitButton variant="secondary">Прислать ссылку</SubmitButton>
      <p role="status" className="font-medium text-brand-strong empty:hidden">
        {find.isSuccess && !form.formState.isDirty && typeset(find.data.message)}
      </p>
    </Form>
  )
}
