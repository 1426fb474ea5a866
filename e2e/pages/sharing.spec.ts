import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { firstLink } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const discussion = () => firstLink(`${paths.discussions}?status=52`, /^\/publicdiscussions\/\d+$/)

test('a resident shares a discussion by keyboard and prints its notice', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = await discussion()
  await page.goto(path)
  const menu = page.getByRole('navigation', { name: 'Поделиться' })
  const opener = menu.locator('summary')
  await expect(async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'ВКонтакте' })).toBeVisible({ timeout: 1_000 })
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'ВКонтакте' })).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await menu.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(menu.getByRole('status')).toHaveText('Ссылка скопирована')
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path)

  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByText(/Официальный портал. Напечатано .+ со\sстраницы http.+\/publicdiscussions\/\d+$/),
  ).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await menu.getByRole('link', { name: 'Объявление для печати' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^QR-код с\sадресом .*\/publicdiscussions\/\d+$/ })).toBeVisible()
  for (const unwanted of [page.getByRole('contentinfo'), page.getByRole('navigation').first()]) {
    await expect(unwanted).toBeHidden()
  }
})

test('without JavaScript the menu opens and its links work', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(await discussion())
  const menu = page.getByRole('navigation', { name: 'Поделиться' })
  await menu.locator('summary').click()
  const telegram = await menu.getByRole('link', { name: 'Телеграм' }).getAttribute('href')
  expect(telegram).toContain(encodeURIComponent('/publicdiscussions/'))
  await expect(menu.getByRole('button')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Объявление для печати' }).click()
  await expect(page.getByRole('img', { name: /^QR-код/ })).toBeVisible()
})
