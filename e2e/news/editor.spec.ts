import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { anotherVisitor, test } from '@/e2e/fixtures/journey'
import { plantedWord } from '@/e2e/news/news-drafts'
import { enterOffice, Office } from '@/e2e/fixtures/office'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { paths } from '@/lib/config/paths'

let id = ''

test.afterEach(async () => {
  if (id) await (await Office.logIn()).remove('news', id)
  id = ''
})

test('an editor writes, previews, shares, schedules and publishes a news item', async ({ page, context, browser }) => {
  const word = plantedWord()
  const title = `Открыт сквер ${word}`

  await test.step('an editor writes a news item with a picture', async () => {
    await enterOffice(page)
    await page.goto('/admin/collections/news/create')
    await page.waitForURL(/\/news\/\d+$/)
    id = /\d+$/.exec(page.url())?.[0] ?? ''
    await page.getByLabel('Заголовок').first().fill(title)
    await page.getByLabel('Лид').fill(`Лид ${word}`)
    await addPicture(page, word)
    await page.locator('[contenteditable="true"]').first().click()
    await page.keyboard.type(`Текст ${word}`)
    await expect(page.getByLabel('Адрес страницы')).toHaveValue(/^otkryt-skver-/)
    // the form learns of the text a moment after it was typed, and the button is out of use until then
    await expect(async () => {
      await saveDraft(page)
      const kept = await page.evaluate(
        (news) => fetch(news).then((response) => response.text()),
        `/cms/news/${id}?draft=true&depth=0`,
      )
      expect(kept).toContain(`Текст ${word}`)
    }).toPass()
  })

  const address = `/news/${id}/${await page.getByLabel('Адрес страницы').inputValue()}`
  await test.step('the editor previews the draft on the deployed page', async () => {
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Открыть предпросмотр' }).click(),
    ])
    await expectDraft(preview, address, title)
    await preview.close()
  })

  await test.step('the live preview shows each change beside the form', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Живой предпросмотр' }).click()
    const live = page.frameLocator('#live-preview-iframe')
    await expect(live.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByLabel('Лид').fill(`Другой лид ${word}`)
    await expect(live.getByText(`Другой лид ${word}`)).toBeVisible()
    await page.getByRole('button', { name: 'Закрыть живой предпросмотр' }).click()
  })

  await test.step('the editor shares the preview link', async () => {
    const link = await page.getByLabel('Ссылка для согласования').inputValue()
    await readAsAnother(browser, link, async (other, reader) => {
      await expectDraft(reader, address, title)
      await reader.goto(paths.news)
      await expect(reader.getByText(word)).toHaveCount(0)
      expect((await other.request.get('/cms/news')).status()).toBe(403)
      expect((await other.request.get(`/cms/news/${id}?draft=true`)).status()).toBe(403)
      await reader.goto(address)
      // the page that the way out leads to has come: going on before that would stop it, or be stopped by it
      await Promise.all([reader.waitForEvent('load'), reader.getByRole('link', { name: 'Выйти из просмотра' }).click()])
      expect((await reader.goto(address))?.status()).toBe(404)
    })
    await readAsAnother(browser, `${link}x`, async (_other, reader) => {
      await expect(reader.getByText(word)).toHaveCount(0)
    })
  })

  await test.step('the editor schedules the news item', () => schedule(page))

  await test.step('the editor publishes the news item', async () => {
    await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
    await expect(page.getByText('Сохранено.').first()).toBeVisible()
    await expect(async () => expect((await page.goto(address))?.status()).toBe(200)).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByAltText(`Сквер ${word}`).first()).toBeVisible()
  })
})

async function addPicture(page: Page, word: string): Promise<void> {
  await page.locator('#field-headImage').getByRole('button', { name: 'Создать' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Изображение' })
  const photo = { name: 'Сквер.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('camera') }
  await drawer.locator('input[type="file"]').setInputFiles(photo)
  await drawer.locator('input[name="alt"]').fill(`Сквер ${word}`)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('#field-headImage img')).toBeVisible()
}

/** The form saves by itself a moment after each change; the button makes sure of the last one. */
async function saveDraft(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Сохранить черновик' })
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect(button).toBeDisabled()
  }).toPass()
}

async function expectDraft(page: Page, address: string, title: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Черновик: страница ещё не опубликована')).toBeVisible()
}

async function readAsAnother(
  browser: Browser,
  link: string,
  read: (other: BrowserContext, page: Page) => Promise<void>,
): Promise<void> {
  const reader = await anotherVisitor(browser)
  await reader.goto(link)
  await read(reader.context(), reader)
  await reader.context().close()
}

/** Schedules for the middle of next month: what is written here must not come true while the test runs. */
async function schedule(page: Page): Promise<void> {
  await page.locator('.form-submit').getByRole('button').last().click()
  await page.getByText('Запланировать публикацию').first().click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Запланировать публикацию' })
  await drawer.getByText('Опубликовать', { exact: true }).click()
  await drawer.locator('.react-datepicker__input-container input').click()
  await page.locator('.react-datepicker__navigation--next').click()
  await page.locator('.react-datepicker__day--015').click()
  await page.locator('.react-datepicker__time-list-item').getByText('10:00', { exact: true }).click()
  // a calendar that is still open covers the button
  await drawer.locator('.react-datepicker__input-container input').press('Tab')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByRole('row').filter({ hasText: /15\.\d\d\.\d{4} 10:00/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'Закрыть' }).last().click()
}
