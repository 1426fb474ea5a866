import { expect, type Page, type Route } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

const DANGER = 'rgb(218, 33, 39)'
const failure = (page: Page) => page.getByRole('status').filter({ hasText: 'Страница не открылась' })

/** Handles the data of a page that Next asks for after a press; prefetches are left alone. */
async function onPageRequest(page: Page, path: string, handle: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const headers = route.request().headers()
      return 'rsc' in headers && !('next-router-prefetch' in headers) ? handle(route) : route.fallback()
    },
  )
}

/** Opens a page and waits, as presses made before it is hydrated are the browser's own. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => Boolean((window.history.state as { __NA?: boolean } | null)?.__NA))
}

const ways: [string, (route: Route) => Promise<unknown>][] = [
  ['answers 503', (route) => route.fulfill({ status: 503, body: 'нет' })],
  ['breaks off', (route) => route.abort('connectionreset')],
]

test('a page whose first request fails opens on retry', { tag: '@all' }, async ({ page }) => {
  await open(page, paths.faq)
  let fails = 1
  await onPageRequest(page, paths.reference, (route) => {
    fails -= 1
    return fails >= 0 ? route.fulfill({ status: 503, body: 'нет' }) : route.fallback()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Справочная информация' }).first().click()
  await expect(page).toHaveURL(paths.reference)
  await expect(failure(page)).toBeHidden()
})

for (const [name, fail] of ways) {
  test(`a page that ${name} keeps the current page and offers a retry`, { tag: '@all' }, async ({ page }) => {
    await open(page, paths.faq)
    await onPageRequest(page, paths.reference, fail)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Справочная информация' }).first().click()
    await expect(failure(page)).toBeVisible()
    await expect(page.locator('.navigation-bar')).toHaveCSS('background-color', DANGER)
    await expect(page).toHaveURL(paths.faq)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы')

    await page.unrouteAll()
    await failure(page).getByRole('button', { name: 'Повторить' }).click()
    await expect(page).toHaveURL(paths.reference)
    await expect(failure(page)).toBeHidden()
  })
}

test(
  'a cut line never shows the page of the browser: links and filters keep what is there',
  { tag: '@all' },
  async ({ page, context }) => {
    await open(page, paths.documents)
    await page.getByRole('searchbox').first().fill('бюджет')
    await context.setOffline(true)
    await page.getByRole('searchbox').first().press('Enter')
    await expect(failure(page)).toBeVisible()
    await expect(page.getByRole('searchbox').first()).toHaveValue('бюджет')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Приёмная' }).first().click()
    await expect(failure(page)).toBeVisible()
    await expect(page).toHaveURL(paths.documents)

    await context.setOffline(false)
    await failure(page).getByRole('button', { name: 'Повторить' }).click()
    await expect(page).toHaveURL(paths.reception)
  },
)

test('a navigation replaced by the next click shows no failure', { tag: '@all' }, async ({ page }) => {
  await open(page, paths.faq)
  let answerLate = () => undefined as void
  const isLate = new Promise<void>((resolve) => (answerLate = resolve))
  await onPageRequest(page, paths.reference, async (route) => {
    await isLate
    await route.fulfill({ status: 503, body: 'нет' })
  })
  const footer = page.getByRole('contentinfo')
  const slow = page.waitForRequest((request) => new URL(request.url()).pathname === paths.reference)
  await footer.getByRole('link', { name: 'Справочная информация' }).first().click()
  const request = await slow
  await footer.getByRole('link', { name: 'Приёмная' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приёмная')
  answerLate()
  await request.response()
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await expect(failure(page)).toBeHidden()
  await expect(page).toHaveURL(paths.reception)
})
