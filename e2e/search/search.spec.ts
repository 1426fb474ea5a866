import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test('a few typed characters and a suggestion lead from any page to the result by keyboard', async ({ page }) => {
  await page.goto(paths.faq)
  await page.locator('header').getByRole('link', { name: 'Поиск' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Что вы ищете?' })
  const field = dialog.getByRole('combobox', { name: 'Текст поиска' })
  await field.pressSequentially('филармонию')
  const option = dialog.getByRole('option', { name: /Городская филармония/ })
  await expect(option).toBeVisible()
  for (let step = 0; step < 8 && (await option.getAttribute('aria-selected')) !== 'true'; step++) {
    await field.press('ArrowDown')
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1)
  }
  await field.press('Enter')
  await expect(page).toHaveURL(/\/orgs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Городская филармония')
  await expect(dialog).toBeHidden()
  await page.locator('header').getByRole('link', { name: 'Поиск' }).filter({ visible: true }).click()
  await expect(field).toHaveValue('')
})

test('Back from what the search found returns to the page, not to the search over it', async ({ page }) => {
  await page.goto(paths.faq)
  await page.locator('header').getByRole('link', { name: 'Поиск' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Что вы ищете?' })
  await dialog.getByRole('combobox', { name: 'Текст поиска' }).fill('парковка')
  await dialog.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/\/search\?text=/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.faq}$`))
  await expect(dialog).toBeHidden()
})

test(
  'without JavaScript a mistyped query is mended and says so, leads to a kind and a result, and can be searched as typed',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await page.goto(paths.search)
    await page.getByRole('main').getByRole('searchbox').fill('библеотека')
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveTitle(/^библеотека: поиск по\sпорталу/)
    await expect(page.getByText('Показаны результаты по запросу «библиотека»')).toBeVisible()
    await page.getByRole('link', { name: /^Искать именно/ }).click()
    await expect(page.getByText('По запросу «библеотека» ничего не найдено')).toBeVisible()
    await page.goBack()
    const kinds = page.getByRole('navigation', { name: 'Где найдено' })
    if (await kinds.isVisible()) await kinds.getByRole('link', { name: /^Организации/ }).click()
    await page.getByRole('main').getByRole('link', { name: 'Библиотека «Маяк»' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Библиотека «Маяк»')
  },
)
