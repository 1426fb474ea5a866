'use client'

import { EmailField } from '@/components/ui/form/email-field'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PhoneField } from '@/components/ui/form/phone-field'

/** Draws the fields of a guest: the claim is processed after they open the link of the letter. */
export function ReportGuest() {
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 text-h3">4. Куда ответить</legend>
      <p className="text-ink-soft">
        Можно и без входа.{' '}
        <a href="#login" className="link">
          Войдите
        </a>
        , если у вас есть учётная запись: заявка появится в личном кабинете. Набранное сохранится.
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormTextInput name="name" label="Имя" autoComplete="name" />
        <EmailField name="email" label="Электронная почта" autoComplete="email" />
        <PhoneField name="phone" label="Телефон" optional />
      </div>
    </fieldset>
  )
}
