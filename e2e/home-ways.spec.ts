import { expect, test } from 'playwright/test'
import { paths } from '@/lib/config/paths'

test('tiles of the home page do what the same words do in the sub-projects', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto(paths.home)
  await main.getByRole('link', { name: 'Предложить идею' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(paths.home)
  await main.getByRole('link', { name: 'Сообщить о проблеме' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${paths.reportClaim}$`))
  await expect(page.getByRole('dialog', { name: /проблем/ })).toBeVisible()
})

test('the menu leads to the sections for guests of the city and to the ways to take part', async ({ page }) => {
  await page.goto(paths.faq)
  const menu = page.getByRole('navigation', { name: 'Основное меню' })
  await menu.locator('summary', { hasText: 'Туризм' }).click()
  await menu.getByRole('link', { name: 'Музеи' }).click()
  await expect(page).toHaveURL(/\/tourism\//)
  for (const [name, path] of [
    ['Социальный контроль', paths.socialControl],
    ['Общественные обсуждения', paths.discussions],
    ['Идеи для города', paths.ideas],
  ] as const) {
    await page.goto(paths.faq)
    await menu.locator('summary', { hasText: 'Обратная связь' }).click()
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})
