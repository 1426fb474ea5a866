import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { browserArgs } from '@/lib/tools/test-run/system-browser'
import { findChromium } from '@/lib/tools/test-run/install-tools'

/**
 * Takes the pictures of docs/editors.md and README.md in a running portal with the demo city: `npm run manual-pictures`, with PORTAL_URL,
 * ADMIN_EMAIL and ADMIN_PASSWORD. Writes one draft and deletes it; presses nothing else that saves.
 */
const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
const FOLDER = 'docs/editors'
const WIDTH = 1120
/** Saves itself 1.5 s after the last change. */
const AUTOSAVE_MS = 5_000
const SETTLED_MS = 1_500

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
try {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 720 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  })
  await logIn(page)
  await openPage(page, '/admin/collections/news')
  await take(page, 'list', 560)
  await takeNews(page)
  await openFirst(page, 'documents', 'where[files][exists]=true')
  await take(page, 'document', 720)
  await openFirst(page, 'posters')
  await take(page, 'poster', 700)
  await openFirst(page, 'faq', 'where[service][exists]=true')
  await take(page, 'question', 470)
  await openFirst(page, 'ministers', 'where[reception.slotMinutes][exists]=true')
  await page.locator('#field-reception').evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await take(page, 'reception', 500)
  await openPage(page, '/admin/globals/alert')
  await take(page, 'alert', 700)
  await takeQueues(page)
  await takeHome(page)
} finally {
  await browser.close()
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${portal}/admin/login`)
  await page.locator('input[name="email"]').fill(process.env.ADMIN_EMAIL ?? '')
  await page.locator('input[name="password"]').fill(process.env.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/admin\/?$/)
}

async function takeNews(page: Page): Promise<void> {
  await openPage(page, '/admin/collections/news/create')
  await showPreview(page, false)
  await page.locator('#field-title').fill('Набережную закроют на время сильного ветра')
  await page.locator('#field-lead').fill('Завтра с 9:00 до 18:00 пешеходная часть набережной будет закрыта.')
  await page
    .locator('[contenteditable="true"]')
    .first()
    .fill('Ограждения поставят у обоих входов. Обход — по Садовой улице.')
  await page.waitForTimeout(AUTOSAVE_MS)
  await take(page, 'news', 720)
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Создать', exact: true }).first().click()
  await take(page, 'picture', 620)
  await openPage(page, pathname)
  await showPreview(page, true)
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'preview', 720)
  await page.locator('.form-submit .popup-button').click()
  await page.getByText('Запланировать публикацию').click()
  await take(page, 'schedule', 500)
  await openPage(page, pathname)
  await showPreview(page, false)
  await page
    .locator('#field-lead')
    .fill('В субботу, 5 декабря, с 9:00 до 18:00 пешеходная часть набережной будет закрыта.')
  await page.waitForTimeout(AUTOSAVE_MS)
  await openPage(page, `${pathname}/versions`)
  await page.locator('table a').first().click()
  await page.getByRole('button', { name: 'Восстановить эту версию' }).waitFor()
  await take(page, 'versions', 480)
  await page.request.delete(`${portal}${pathname.replace('/admin/collections/', '/cms/')}`, {
    headers: { origin: portal },
  })
}

/** The office remembers the choice of an account. */
async function showPreview(page: Page, isShown: boolean): Promise<void> {
  await page.waitForTimeout(SETTLED_MS)
  if ((await page.locator('iframe').isVisible()) !== isShown) await page.locator('#live-preview-toggler').click()
}

async function takeQueues(page: Page): Promise<void> {
  await openFirst(page, 'claims', 'where[code][equals]=5')
  await take(page, 'claim', 720)
  await openTab(page, 'Работа')
  await choose(page, 'action', 'Отклонить')
  await take(page, 'claim-work', 640)
  await openFirst(page, 'ideas', 'where[code][equals]=5')
  await openTab(page, 'Работа')
  await choose(page, 'action', 'Опубликовать')
  await take(page, 'idea', 640)
  await openFirst(page, 'discussions', 'sort=-exhibitionFinishDate')
  await openTab(page, 'Сроки')
  await take(page, 'discussion', 600)
  await openFirst(page, 'appeals', 'where[state][not_in]=answered,left')
  await openTab(page, 'Работа')
  await choose(page, 'action', 'Дать ответ')
  await take(page, 'appeal', 720)
}

/** The picture of README.md. */
async function takeHome(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/')
  await write(await page.screenshot(), 'docs/home.webp')
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(portal + path)
  await page.waitForLoadState('networkidle')
}

async function openFirst(page: Page, collection: string, query = ''): Promise<void> {
  const address = `${portal}/cms/${collection}?depth=0&limit=1&${query}`
  const response = await page.request.get(address, { headers: { origin: portal } })
  const { docs } = (await response.json()) as { docs?: { id: number }[] }
  if (!docs?.[0]) throw new Error(`${collection}: показывать нечего, нужен свежий вымышленный город (${address})`)
  await openPage(page, `/admin/collections/${collection}/${docs[0].id}`)
}

async function openTab(page: Page, label: string): Promise<void> {
  await page.locator('.tabs-field__tab-button', { hasText: label }).click()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.locator('.rs__option', { hasText: option }).first().click()
}

/** Writes the upper part of the window. */
async function take(page: Page, name: string, height: number): Promise<void> {
  await page.waitForTimeout(SETTLED_MS)
  await write(await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height } }), `${FOLDER}/${name}.webp`)
}

async function write(image: Buffer, file: string): Promise<void> {
  await sharp(image).webp({ quality: 82 }).toFile(file)
}
