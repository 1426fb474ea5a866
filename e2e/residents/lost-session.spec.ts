import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { dialog, enter, sendAndReload, token } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'
import { logout } from '@/lib/domains/residents/contract'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

const LOST = 'Сеанс закончился, войдите ещё раз. Набранное сохранено.'

test(
  'an appeal survives a session that ended before it was sent, and only its author sees it again',
  { tag: '@all' },
  async ({ page }) => {
    const resident = await Resident.register()
    await enter(page, resident, paths.officialAppeal)
    const form = page.getByRole('form', { name: 'Официальное обращение' })
    await form.getByRole('textbox', { name: 'Текст обращения' }).fill('Просим осветить дорогу к школе.')
    await form.getByRole('radio', { name: /письмом на почтовый адрес/ }).check()
    await form.getByRole('textbox', { name: 'Почтовый адрес' }).fill('368999, г. Самурск, ул. Школьная, 3')
    await form.getByLabel('Кому', { exact: true }).selectOption({ index: 1 })
    await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Дорога.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('lost') })
    await form.getByRole('checkbox', { name: /огласие/ }).check()

    await test.step('an expired session opens the login, which says that nothing is lost', async () => {
      await resident.call(logout)
      await form.getByRole('button', { name: 'Отправить обращение' }).click()
      await expect(dialog(page, 'Вход')).toContainText(LOST)
      expect(await token(page)).toBeNull()
    })

    await test.step("a guest does not see a resident's draft", async () => {
      await page.goto(paths.officialAppeal)
      await expect(form.getByRole('textbox', { name: 'Текст обращения' })).toHaveValue('')
      await expect(dialog(page, 'Вход')).toContainText(LOST)
    })

    await test.step('its author finds it after the login and sends it', async () => {
      await logIn(page, dialog(page, 'Вход'), resident)
      await expect(form.getByRole('textbox', { name: 'Текст обращения' })).toHaveValue(
        'Просим осветить дорогу к школе.',
      )
      await expect(form.getByRole('textbox', { name: 'Почтовый адрес' })).toHaveValue(/Школьная/)
      await expect(form.getByLabel('Тема', { exact: true })).not.toHaveValue('')
      await expect(form.getByText('Дорога.jpg')).toBeVisible()
      await form.getByRole('checkbox', { name: /огласие/ }).check()
      await form.getByRole('button', { name: 'Отправить обращение' }).click()
      await expect(page.getByRole('heading', { name: /^Обращение №\s\d{4}-\d{5} получено$/ })).toBeFocused()
      await expect.poll(() => draftKeys(page)).toEqual([])
    })
  },
)

test(
  'a refusal of a graph call leads to the login too, and the form opens again after it',
  { tag: '@all' },
  async ({ page }) => {
    const resident = await Resident.register()
    await enter(page, resident, paths.faq + paths.proposeIdea)
    const form = page.getByRole('form', { name: 'Предложение идеи' })
    await form.getByRole('textbox', { name: 'Название идеи' }).fill('Скамейки на набережной')
    await form.getByLabel('Категория').selectOption({ index: 1 })
    await form.getByRole('textbox', { name: 'Описание' }).fill('Поставить десять скамеек у воды.')
    await form.getByLabel('Адрес').fill('Портовая 12')
    await form
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'Берег.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('idea') })
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    await resident.call(logout)
    await form.getByRole('button', { name: 'Предложить идею' }).click()
    await expect(dialog(page, 'Вход')).toContainText(LOST)
    expect(await token(page)).toBeNull()

    await logIn(page, dialog(page, 'Вход'), resident)
    await expect(form.getByRole('textbox', { name: 'Название идеи' })).toHaveValue('Скамейки на набережной')
    await expect(form.getByText('Берег.jpg')).toBeVisible()
  },
)

test('another resident who logs in after a lost session finds an empty form', { tag: '@all' }, async ({ page }) => {
  const author = await Resident.register()
  const other = await Resident.register()
  await enter(page, author, paths.officialAppeal)
  const text = page.getByRole('textbox', { name: 'Текст обращения' })
  await text.fill('Просим осветить дорогу к школе.')
  await author.call(logout)
  await page.goto(paths.officialAppeal)
  await expect(dialog(page, 'Вход')).toContainText(LOST)
  await logIn(page, dialog(page, 'Вход'), other)
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Пробова')
  await expect(text).toHaveValue('')
  expect(await draftKeys(page)).not.toContain(`draft:resident:${author.id}:appeal`)
})

async function logIn(page: Page, login: Locator, { email, password }: Resident): Promise<void> {
  await login.getByLabel('Электронная почта').fill(email)
  await login.getByLabel('Пароль', { exact: true }).fill(password)
  await sendAndReload(page, login, 'Войти')
}

function draftKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
}
