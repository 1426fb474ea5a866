'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'

interface CorrectEmailProps {
  email: string
  sendTo: (email: string) => Promise<unknown>
  onDone: () => void
}

export function CorrectEmail({ email, sendTo, onDone }: CorrectEmailProps) {
  const form = usePortalForm({ defaultValues: { email } })
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])

  async function send(values: { email: string }) {
    await sendTo(values.email)
    onDone()
  }

  return (
    <Form id="mend-address" form={form} send={send} label="Исправление адреса" className="space-y-4">
      <EmailField name="email" label="Электронная почта" autoComplete="email" className="max-w-md" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Сохранить адрес</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          Оставить как есть
        </Button>
      </div>
    </Form>
  )
}
