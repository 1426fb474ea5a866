import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { ConsentBox } from '@/components/account/consent-box'
import { Form } from '@/components/ui/form/form'
import { FormCheckbox, FormRadioGroup, FormSelect, FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { PasswordField } from '@/components/ui/form/password-field'
import { PhoneField } from '@/components/ui/form/phone-field'

function TestForm({ children }: { children: ReactNode }) {
  const form = useForm<Record<string, string>>()
  return (
    <Form id="test" form={form} send={() => Promise.resolve()}>
      {children}
    </Form>
  )
}

const drawn = (field: ReactNode) => renderToStaticMarkup(<TestForm>{field}</TestForm>)

describe('a field of a form', () => {
  it.each([
    <FormTextInput key="1" name="a" label="Имя" />,
    <FormTextarea key="2" name="a" label="Текст" />,
    <FormSelect key="3" name="a" label="Тема" options={[]} />,
    <FormRadioGroup key="4" name="a" legend="Голос" options={[{ value: 1, label: 'За' }]} />,
    <PasswordField key="5" name="a" label="Пароль" autoComplete="new-password" />,
    <PhoneField key="6" name="a" />,
    <ConsentBox key="7" name="a" label="Согласие" href="/consent" />,
  ])('that must be filled in has a star for the eye and says it to a screen reader', (field) => {
    expect(drawn(field)).toMatch(/class="[^"]*required-mark/)
    expect(drawn(field)).toMatch(/aria-required="true"|required=""/)
    expect(drawn(field)).toContain('Звёздочкой отмечены обязательные поля.')
  })

  it.each([
    <FormTextInput key="1" name="a" label="Отчество" optional />,
    <FormTextInput key="2" name="a" label="Автор" readOnly />,
    <FormTextarea key="3" name="a" label="Комментарий" required={false} />,
    <PhoneField key="4" name="a" optional />,
    <FormCheckbox key="5" name="a" label="Показывать имя" />,
  ])('that may stay empty has neither', (field) => {
    expect(drawn(field)).not.toMatch(/required-mark|aria-required|required=""/)
  })
})
