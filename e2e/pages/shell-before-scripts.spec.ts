import { expect } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test('the menu leads to a page before the scripts come', { tag: ['@phone'] }, async ({ page, isMobile }) => {
  await holdScripts(page)
  await page.goto(paths.faq, { waitUntil: 'commit' })
  if (isMobile) await page.getByRole('button', { name: 'Меню', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Меню', exact: true })
  await menu.getByText('Обратная связь', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Приёмная', exact: true }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Приёмная' })).toBeVisible()
})

test('a link to a dialog, pressed before the scripts come, opens it with them', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(paths.faq, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Сайты города' }).press('Enter')
  await expect(page).toHaveURL(/#links-3$/)
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Сайты города' }).getByRole('listitem').first()).toBeVisible()
})

test('the card of the mayor comes with its section of the menu', async ({ page }) => {
  await page.goto(paths.faq)
  const menu = page.getByRole('navigation', { name: 'Меню', exact: true })
  await menu.getByText('Глава города', { exact: true }).first().click()
  await expect(menu.getByRole('link', { name: /^Гаджимурадов/ })).toBeVisible()
})

test(
  'without JavaScript links to dialogs lead to a note with a search field',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await page.goto(paths.faq)
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).first().click()
    await expect(page.getByText(/^Без\sJavaScript\sне\sработают/)).toBeInViewport()
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click()
    await page.getByRole('searchbox', { name: 'Текст поиска' }).fill('школа')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.search}\\?text=`))
  },
)
