import { expect, type Locator, type Page } from 'playwright/test'
import { dialog, expectUnder } from '@/e2e/residents/account-pages'
import { someone } from '@/e2e/fixtures/resident'

/** Sends it empty, then filled in wrongly: the specified words stand under every field, the focus is on the summary. */
export async function expectRefusals(page: Page, email: string): Promise<void> {
  const form = dialog(page, 'Регистрация')
  const send = form.getByRole('button', { name: 'Зарегистрироваться' })
  await send.click()
  for (const label of ['Фамилия', 'Имя', 'Электронная почта', 'Пароль', 'Пароль ещё раз'])
    await expectUnder(form, label, 'Поле обязательно для заполнения')
  await expect(
    form.getByText('Вы должны нажать на галочку согласия на обработку персональных данных').last(),
  ).toBeVisible()
  await expect(form.getByRole('alert')).toBeFocused()

  await form.getByLabel('Фамилия').fill('Пробова7')
  await form.getByLabel('Телефон').pressSequentially('8928')
  await form.getByLabel('Электронная почта').fill('почта')
  await form.getByLabel('Пароль', { exact: true }).fill('короче8')
  await form.getByLabel('Пароль ещё раз').fill('другой')
  await send.click()
  await expectUnder(form, 'Фамилия', 'Допустимы буквы, пробел, дефис и апостроф')
  await expectUnder(form, 'Телефон', 'Укажите телефон в виде +7 (900) 000-00-00')
  await expectUnder(form, 'Электронная почта', 'Укажите адрес электронной почты полностью, в виде имя@сервер.ру')
  await expectUnder(form, 'Пароль', 'Пароль должен быть не короче 8 знаков')
  await expectUnder(form, 'Пароль ещё раз', 'Пароли не совпадают')
  await expect(form.getByLabel('Фамилия')).toHaveValue('Пробова7')

  await fillRegistration(form, { ...someone(), email, password: 'password123', password_confirmation: 'password123' })
  await send.click()
  await expectUnder(form, 'Пароль', 'Такой пароль слишком известен и его легко подобрать. Придумайте другой')
}

export async function fillRegistration(form: Locator, person: ReturnType<typeof someone>): Promise<void> {
  await form.getByLabel('Фамилия').fill(person.surname)
  await form.getByLabel('Имя').fill(person.name)
  await form.getByLabel('Отчество').fill(person.patronymic)
  await form.getByLabel('Телефон').fill('')
  await form.getByLabel('Телефон').pressSequentially('89280551234')
  await expect(form.getByLabel('Телефон')).toHaveValue('+7 (928) 055-12-34')
  await form.getByLabel('Электронная почта').fill(person.email)
  await form.getByLabel('Пароль', { exact: true }).fill(person.password)
  await form.getByLabel('Пароль ещё раз').fill(person.password_confirmation)
  await form.getByRole('checkbox').check()
}
