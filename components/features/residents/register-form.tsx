'use client'

import { useCarriedPerson, useRegister } from '@/components/features/residents/hooks'
import { LoginPrompt } from '@/components/features/residents/login-reason'
import { StorageNotice } from '@/components/features/residents/storage-notice'
import { reloadAfterLogin } from '@/components/civic/reload-after-login'
import { ConsentBox } from '@/components/civic/consent-box'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextInput } from '@/components/ui/form/form-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { PhoneField } from '@/components/ui/form/phone-field'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { requireStorage } from '@/lib/client/storage-access'
import { useConsentText } from '@/lib/client/use-consent-text'
import { paths } from '@/lib/config/paths'

const ID = 'register-form'

const empty = {
  surname: '',
  name: '',
  patronymic: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
  consents: false,
}
type Filled = typeof empty
const carriedFields = ['surname', 'name', 'patronymic', 'phone', 'email'] as const

/** Only the server validates the fields; its messages are shown under them. */
export function RegisterForm() {
  const form = usePortalForm<Filled>({ defaultValues: empty })
  const register = useRegister()
  useFirstFocus(`${ID}-surname`)
  useCarriedPerson('register', (person) => {
    for (const name of carriedFields) {
      const typed = person[name]
      if (typed && (name === 'email' || form.getValues(name) === '')) form.setValue(name, typed)
    }
  })

  async function send({ consents, ...fields }: Filled) {
    requireStorage()
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
    await register.mutateAsync({ ...(given as typeof fields), consents: consents ? ['registration'] : [] })
    await reloadAfterLogin()
  }

  return (
    <Form id={ID} form={form} send={send} label="Регистрация">
      <StorageNotice />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormTextInput name="surname" label="Фамилия" autoComplete="family-name" />
        <FormTextInput name="name" label="Имя" autoComplete="given-name" />
        <FormTextInput name="patronymic" label="Отчество" autoComplete="additional-name" optional />
        <PhoneField name="phone" label="Телефон" optional />
      </div>
      <EmailField
        name="email"
        label="Электронная почта"
        hint="С ней вы будете входить, на неё придут ответы"
        autoComplete="username"
      />
      <PasswordField name="password" label="Пароль" autoComplete="new-password" hint="Не короче 8 знаков" />
      <PasswordField name="password_confirmation" label="Пароль ещё раз" autoComplete="new-password" />
      <RegistrationConsent />
      <SubmitButton className="w-full">Зарегистрироваться</SubmitButton>
      <LoginPrompt className="border-t border-line pt-4 text-ink-soft" />
    </Form>
  )
}

function RegistrationConsent() {
  const text = useConsentText('registration')
  return (
    <ConsentBox
      label={text?.label ?? 'Даю согласие на обработку моих персональных данных для регистрации на портале'}
      href={text?.url ?? paths.consent('registration')}
    />
  )
}
