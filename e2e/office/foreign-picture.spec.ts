import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enterOffice, Office } from '@/e2e/fixtures/office'

let id = ''

test.afterEach(async () => {
  if (id) await (await Office.logIn()).remove('news', id)
  id = ''
})

test(
  'a picture of another site in a text is not loaded, and the editor reads why',
  { tag: '@all' },
  async ({ page }) => {
    const foreign: string[] = []
    await page.route('https://stranger.example/**', (route) => {
      foreign.push(route.request().url())
      return route.abort()
    })
    await enterOffice(page)
    await page.goto('/admin/collections/news/create')
    await page.waitForURL(/\/news\/\d+$/)
    id = /\d+$/.exec(page.url())?.[0] ?? ''
    const text = page.locator('[contenteditable="true"]').first()
    await text.click()
    await text.evaluate((element) => {
      const data = new DataTransfer()
      data.setData('text/html', '<p>Текст</p><img src="https://stranger.example/pixel.png">')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    const placeholder = text.locator('.lexical-upload')
    await expect(placeholder).toBeVisible()
    const why = await placeholder.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(why).toContain('с чужого сайта она не загружается')
    expect(foreign).toEqual([])
  },
)
