import { expect, type Page } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { hydrated } from '@/e2e/fixtures/hydrated'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test('a warning takes one line and unfolds at a press', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq)
  const banner = page.getByRole('region', { name: 'Предупреждение' })
  await expect(banner).toContainText(/с\s22:00\sдо\s12:00/)
  expect(await linesOfWords(page)).toBe(1)
  await banner.locator('summary').click()
  await expect(banner.getByText(/уберите вещи/)).toBeVisible()
  await banner.getByRole('link', { name: 'Подробнее' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Штормовое предупреждение')
  await expect(page.getByRole('main')).toContainText('Уберите с балконов')
})

test(
  'a warning goes at a press before the scripts have come, for good',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(paths.faq, { waitUntil: 'commit' })
    const banner = page.getByRole('region', { name: 'Предупреждение' })
    await banner.getByRole('button', { name: 'Скрыть сообщение' }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()

    letScriptsCome()
    await hydrated(page)
    await expect(banner).toBeHidden()
    await page.goto(paths.news)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
  },
)

/** Counts lines by the height of one. */
function linesOfWords(page: Page): Promise<number> {
  return page.locator('[data-alert-words]').evaluate((words) => {
    const line = parseFloat(getComputedStyle(words).lineHeight)
    return Math.round(words.getBoundingClientRect().height / line)
  })
}
