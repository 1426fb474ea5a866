'use client'

import { useState } from 'react'
import { documentsAndImages, onePhoto } from '@/components/ui/files/file-rules'
import { ConsentBox } from '@/components/ui/form/consent-box'
import { Form } from '@/components/ui/form/form'
import { FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { FormFiles } from '@/components/ui/form/form-files'
import { PasswordField } from '@/components/ui/form/password-field'
import { PhoneField } from '@/components/ui/form/phone-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { Chapter, Sample } from '@/components/ui/samples/sample'

const empty = { name: '', phone: '', password: '', text: '', photo: [], documents: [], consents: false }

/** The server of this sample refuses a form without a name and the third one of every three. */
export function FormKitSamples() {
  const form = usePortalForm<typeof empty>({ defaultValues: empty })
  const [attempts, setAttempts] = useState(0)

  async function send(values: typeof empty) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    setAttempts(attempts + 1)
    if (!values.name) throw refused({ name: ['Поле обязательно для заполнения'], consents: ['Нажмите на галочку'] })
    if (attempts % 3 === 2) throw new Error('Слишком много запросов. Попробуйте позже')
  }

  return (
    <Chapter title="Форма целиком">
      <Sample name="Поля, файлы, ошибки сервера">
        <Form id="sg-form" form={form} send={send} label="Образец формы" className="max-w-xl space-y-5">
          <FormTextInput name="name" label="Фамилия" autoComplete="off" />
          <PhoneField name="phone" label="Телефон" optional />
          <PasswordField name="password" label="Пароль" autoComplete="new-password" hint="Не короче 8 знаков" />
          <FormTextarea name="text" label="Что случилось" />
          <FormFiles name="photo" label="Фото" hint="jpg, png или webp, не больше 5 МБ" rules={onePhoto} />
          <FormFiles name="documents" label="Документы" rules={documentsAndImages} optional />
          <ConsentBox label="Даю согласие на обработку моих персональных данных" href="/styleguide" />
          <SubmitButton>Отправить образец</SubmitButton>
        </Form>
      </Sample>
    </Chapter>
  )
}

function refused(errors: Record<string, string[]>): Error {
  return Object.assign(new Error('Проверьте, правильно ли заполнены поля'), { errors })
}
