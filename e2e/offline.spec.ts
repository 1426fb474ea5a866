import { expect, test, type Page } from 'playwright/test'
import { paths } from '@/lib/config/paths'

test.use({ serviceWorkers: 'allow' })

/** The worker rules the page and has kept it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

test('what was read opens without a connection, and nothing else but phones', async ({ page, context }) => {
  await visit(page, paths.faq)
  await page.goto(paths.profile)
  await page.goto(paths.news)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => keptAddresses(page)).toContain(paths.offline)
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Нет связи' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible()

  await page.goto(paths.documents)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
  await expect(page.getByRole('link', { name: '112' }).first()).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('region', { name: 'Можно читать без связи' }).getByRole('link')).not.toHaveCount(0)

  await page.goto(paths.profile)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()

  await context.setOffline(false)
  await page.goto(paths.documents)
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible()
})

test('the first page read is kept, nothing personal ever', async ({ page }) => {
  await visit(page, paths.news)
  await expect.poll(() => keptAddresses(page)).toContain(paths.news)
  await page.goto(paths.profile)
  await page.goto(paths.officialAppeal)
  await page.waitForLoadState('networkidle')
  for (const path of await keptAddresses(page))
    expect(path).not.toMatch(/^\/(api|graphql|profile|officialappeal|admin|cms)/)
})

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}
