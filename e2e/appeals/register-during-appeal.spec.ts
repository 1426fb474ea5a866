import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { someone, someVisitor } from '@/e2e/fixtures/resident'
import { largePhoto } from '@/e2e/fixtures/sample-files'
import { dialog, sendAndReload } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

const SERVER_LIMIT = 5 * 1024 * 1024

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'who has no account writes an appeal with a large photo, registers on the way and sends it',
  { tag: ['@only-phone', '@all'] },
  async ({ page }) => {
    const person = someone()
    const form = page.getByRole('form', { name: 'Официальное обращение' })

    await test.step('the appeal form can be filled in before login', async () => {
      await page.goto(paths.officialAppeal)
      await dialog(page, 'Вход').getByRole('button', { name: 'Закрыть' }).click()
      await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
      await form.getByRole('button', { name: 'Дальше: кому' }).tap()
      // a field of the step is wrong: the step stays
      await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
        'Текст обращения: Поле обязательно для заполнения',
      ])
      await form.getByRole('textbox', { name: 'Текст обращения' }).fill('Просим осветить дорогу к школе.')
      const photo = await largePhoto()
      expect(photo.byteLength).toBeGreaterThan(SERVER_LIMIT)
      await form
        .locator('input[type="file"]')
        .setInputFiles({ name: 'Дорога.jpg', mimeType: 'image/jpeg', buffer: photo })
      await expect(form.getByText('Дорога.jpg')).toBeVisible()
      await form.getByRole('button', { name: 'Дальше: кому' }).tap()
      await expect(form.getByRole('heading', { name: 'Кому' })).toBeFocused()
      await form.getByLabel('Кому', { exact: true }).selectOption({ index: 1 })
      await form.getByRole('button', { name: 'Дальше: кто вы' }).tap()
      await form.getByRole('textbox', { name: 'Фамилия' }).fill(person.surname)
      await form.getByRole('textbox', { name: 'Имя' }).fill(person.name)
      await form.getByRole('textbox', { name: 'Отчество' }).fill(person.patronymic)
      await form.getByRole('textbox', { name: 'Электронная почта' }).fill(person.email)
      await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('89280551234')
      await form.getByRole('button', { name: 'Дальше: проверить' }).tap()
      await expect(form.getByText(person.surname)).toBeVisible()
      await expect(form.getByRole('heading', { name: 'Если отправить сегодня' })).toBeVisible()
      await form.getByRole('checkbox', { name: /огласие/ }).check()
      await page.waitForFunction(() => localStorage.getItem('draft:appeal')?.includes('осветить'))
    })

    await test.step('registration takes name, address and phone from the appeal', async () => {
      await form.getByRole('button', { name: 'Войти и отправить' }).click()
      await dialog(page, 'Вход').getByRole('link', { name: 'Зарегистрироваться' }).click()
      const register = dialog(page, 'Регистрация')
      await expect(register.getByLabel('Фамилия')).toHaveValue(person.surname)
      await expect(register.getByLabel('Отчество')).toHaveValue(person.patronymic)
      await expect(register.getByLabel('Электронная почта')).toHaveValue(person.email)
      await expect(register.getByLabel('Телефон')).toHaveValue(person.phone)
      await register.getByLabel('Пароль', { exact: true }).fill(person.password)
      await register.getByLabel('Пароль ещё раз').fill(person.password)
      await register.getByRole('checkbox').check()
      await sendAndReload(page, register, 'Зарегистрироваться')
    })

    await test.step('after registration the send button has focus and the consent is unchanged', async () => {
      await page
        .getByRole('alertdialog', { name: 'Вы зарегистрированы' })
        .getByRole('button', { name: 'Понятно' })
        .click()
      const send = form.getByRole('button', { name: 'Отправить обращение' })
      await expect(send).toBeInViewport()
      await expect(form.getByText('Ещё не отправлено')).toBeInViewport()
      await expect(form.getByRole('checkbox', { name: /огласие/ })).toBeChecked()
      await form.getByRole('button', { name: /^Изменить\s?:\sо\sчём$/ }).tap()
      await expect(form.getByText('Дорога.jpg')).toBeVisible()
      for (const name of ['Дальше: кому', 'Дальше: кто вы', 'Дальше: проверить'])
        await form.getByRole('button', { name }).tap()
      // the server would have refused a bad photo as soon as it was chosen
      await send.click()
      await expect(page.getByRole('heading', { name: /^Обращение №\s\d{4}-\d{5} получено$/ })).toBeFocused()
    })

    await test.step('the note «Ещё не отправлено» disappears after sending', async () => {
      await page.reload()
      await expect(form.getByRole('button', { name: 'Дальше: кому' })).toBeVisible()
      await expect(form.getByText('Ещё не отправлено')).toHaveCount(0)
      await expect(form.locator('input[type="checkbox"][name="consents"]')).not.toBeChecked()
    })
  },
)
