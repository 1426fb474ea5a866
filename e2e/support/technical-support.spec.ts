import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enter } from '@/e2e/residents/account-pages'
import { Resident, someone, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { paths } from '@/lib/config/paths'
import { postTechSupport } from '@/lib/domains/support/contract'

const TITLE = 'Техническая поддержка'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test('a guest writes to the support with a picture', { tag: '@phone' }, async ({ page }) => {
  const { email } = someone()
  await page.goto(paths.faq)
  await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click()
  const form = supportForm(page)
  await form.getByLabel('Что случилось').fill('   ')
  await send(form)
  await expect(form.getByText('Поле обязательно для заполнения', { exact: true })).toBeVisible()
  await expect(
    form.getByText('Вы должны нажать на галочку согласия на обработку персональных данных', { exact: true }),
  ).toHaveCount(2)

  await form.getByLabel('Что случилось').fill('  Карта не открывается на телефоне  ')
  await form.getByRole('checkbox').check()
  await form.getByLabel('Электронная почта для ответа').fill(email)
  await attach(form, 'Письмо.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await expect(form.getByText('Файл должен быть изображением', { exact: true })).toBeVisible()
  await attach(form, 'Снимок.gif', 'image/gif', Buffer.from('GIF89a'))
  await expect(form.getByText('Неверный тип файла', { exact: true })).toBeVisible()

  await test.step('the support form refuses a file by its content', async () => {
    await attach(form, 'Снимок.png', 'image/png', Buffer.from('%PDF-1.7 это не картинка'))
    await send(form)
    await expect(form.getByText('Снимок.png: Файл должен быть изображением', { exact: true })).toBeVisible()
    await expect(form.getByLabel('Что случилось')).toHaveValue(/Карта не\sоткрывается/)
  })

  await attach(form, 'Снимок.jpg', 'image/jpeg', await phonePhoto('camera'))
  await expect(form.getByText('Снимок.jpg')).toBeVisible()
  await send(form)
  const alert = page.getByRole('alertdialog', { name: TITLE })
  await expect(alert.getByText('Ваше сообщение успешно отправлено. Спасибо.', { exact: true })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a failed support request shows no alert and keeps the text', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${paths.faq}#support`)
  const form = supportForm(page)
  await form.getByLabel('Что случилось').fill('Сервер молчит')
  await form.getByRole('checkbox').check()
  await page.route(`**${postTechSupport.path}`, (route) => route.abort())
  await send(form)
  await expect(form.getByRole('button', { name: 'Отправить сообщение' })).toBeEnabled()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.getByLabel('Что случилось')).toHaveValue('Сервер молчит')
})

test('a support request with a token belongs to the resident', { tag: '@all' }, async ({ page }) => {
  const resident = await Resident.register()
  await enter(page, resident, `${paths.faq}#support`)
  const form = supportForm(page)
  await form.getByLabel('Что случилось').fill('Не приходит письмо')
  await expect(form.getByLabel('Электронная почта для ответа')).toHaveCount(0)
  await form.getByRole('checkbox').check()
  const asked = page.waitForRequest(`**${postTechSupport.path}`)
  await send(form)
  expect((await asked).headers().authorization).toBe(`Bearer ${resident.token}`)
  await expect(page.getByText('Ваше сообщение успешно отправлено. Спасибо.', { exact: true })).toBeVisible()
})

function supportForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Сообщение в техническую поддержку' })
}

async function send(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Отправить сообщение' }).click()
}

async function attach(form: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await form.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
}
