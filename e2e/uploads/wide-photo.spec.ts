import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { someVisitor } from '@/e2e/fixtures/resident'
import { widePhoto } from '@/e2e/fixtures/sample-files'
import { dialog } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

test.use({ extraHTTPHeaders: someVisitor(), contextOptions: { reducedMotion: 'reduce' } })

test(
  'a photo over the pixel limit is resized in the browser, other types get advice',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${paths.faq}#support`)
    const form = page.getByRole('form', { name: 'Сообщение в техническую поддержку' })
    await form.getByLabel('Что случилось').fill('Снимок не отправлялся.')
    const picker = form.locator('input[type="file"]')
    await picker.setInputFiles({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') })
    await expect(form.getByRole('list', { name: 'Не приложены' })).toContainText('Подойдёт .jpg или .png.')
    await picker.setInputFiles({ name: 'Двор.jpg', mimeType: 'image/jpeg', buffer: await widePhoto() })
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Отправить сообщение' }).click()
    await expect(dialog(page, 'Техническая поддержка')).toContainText('Ваше сообщение успешно отправлено. Спасибо.')
  },
)
