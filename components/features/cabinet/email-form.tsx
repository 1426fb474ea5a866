'use client'

import { useEditEmail } from '@/components/features/cabinet/hooks'
import { Done } from '@/components/ui/cabinet-section'
import { Form } from '@/components/ui/form/form'
import { EmailField } from '@/components/ui/form/email-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'

/** Changes the e-mail; the new address is confirmed by a letter sent there. */
export function EmailForm() {
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
