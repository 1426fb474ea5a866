import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { enter, keepToken } from '@/e2e/residents/account-pages'
import { Resident, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { paths } from '@/lib/config/paths'
import { listMyClaims, type MyClaims } from '@/lib/domains/claims/contract'

test.use({ serviceWorkers: 'allow', extraHTTPHeaders: someVisitor() })

/** Opens a page and waits until the worker rules it and has kept it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
}

test(
  'without a connection only pages that were read and the phones open',
  { tag: '@all' },
  async ({ page, context }) => {
    await visit(page, paths.faq)
    await page.goto(paths.profile)
    await page.goto(paths.news)
    // the page for a lost connection is kept at once, its scripts when the reader's page has come to rest
    await expect.poll(async () => (await keptAddresses(page)).join('\n')).toMatch(/~offline\/page-.+\.js/)
    await expect.poll(() => keptAddresses(page)).toContain(paths.news)
    // eslint-disable-next-line no-restricted-syntax -- asks whether a page read from the worker's store comes to rest
    await page.waitForLoadState('networkidle')
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
  },
)

test('the service worker caches the first read page and never a personal one', { tag: '@all' }, async ({ page }) => {
  await visit(page, paths.news)
  await expect.poll(() => keptAddresses(page)).toContain(paths.news)
  await page.goto(paths.profile)
  await page.goto(paths.officialAppeal)
  // eslint-disable-next-line no-restricted-syntax -- asks whether a page read from the worker's store comes to rest
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

test(
  'a claim written offline is sent once when the connection is back, never as another resident',
  { tag: '@all' },
  async ({ page, context }) => {
    const author = await Resident.register()
    const other = await Resident.register()
    const form = page.getByRole('form', { name: 'Новая заявка' })
    const waits = page.getByRole('status').filter({ hasText: 'Ждёт отправки: 1 сообщение' })

    async function write(text: string): Promise<void> {
      await enter(page, author, paths.reportClaim)
      await fillIn(form, text)
      await context.setOffline(true)
      await form.getByRole('button', { name: 'Отправить заявку' }).click()
      await expect(page.getByText('Нет связи. Сообщение сохранено на этом устройстве')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(waits).toBeVisible()
    }

    await test.step('two tabs send a waiting claim once, with its photo', async () => {
      const neighbour = await context.newPage()
      await enter(neighbour, author)
      await write('Без связи: яма на повороте')
      await waits.getByRole('button', { name: 'Показать' }).click()
      await expect(page.getByRole('dialog', { name: 'Ждут отправки' })).toContainText('1 файл')
      await page.keyboard.press('Escape')
      await context.setOffline(false)
      await expect.poll(async () => (await readClaims(author)).length).toBe(1)
      await expect(waits).toBeHidden()
      await neighbour.reload()
      await expect(neighbour.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await readClaims(author)).toHaveLength(1)
      await neighbour.close()
    })

    await test.step('another resident of this browser neither sees nor sends the waiting claim', async () => {
      await write('Без связи: фонарь не горит')
      await keepToken(page, other)
      await context.setOffline(false)
      await page.goto(paths.faq)
      await expect.poll(() => keptMessages(page)).toBe(0)
      await expect(waits).toBeHidden()
      expect([await readClaims(author), await readClaims(other)].map((claims) => claims.length)).toEqual([1, 0])
    })
  },
)

async function readClaims(resident: Resident): Promise<unknown[]> {
  return ((await (await resident.call(listMyClaims)).json()) as MyClaims).own
}

async function fillIn(form: Locator, text: string): Promise<void> {
  await form.getByLabel('Опишите проблему').fill(text)
  await form.getByRole('combobox', { name: 'Найдите адрес или поставьте точку на карте' }).fill('Портовая 12')
  await form.page().getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click()
  await form.getByLabel('Тема', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('Что случилось').selectOption({ index: 1 })
  const photo = { name: 'Яма.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('camera') }
  await form.locator('input[type="file"]').setInputFiles(photo)
  await form.getByRole('checkbox').check()
}

/** Counts what lies on the device, whoever wrote it. */
async function keptMessages(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opened = indexedDB.open('portal', 1)
        opened.onsuccess = () => {
          const counted = opened.result.transaction('waiting').objectStore('waiting').count()
          counted.onsuccess = () => {
            opened.result.close()
            done(counted.result)
          }
        }
      }),
  )
}
