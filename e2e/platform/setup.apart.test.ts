import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { chromium, type Browser, type Page } from 'playwright'
import { eventually } from '@/e2e/fixtures/portal'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { browserArgs, systemBrowser } from '@/lib/tools/test-run/system-browser'

/** A portal starts, and its database is filled twice. */
jest.setTimeout(600_000)

let portal: PortalProcess
let browser: Browser
let page: Page

beforeAll(async () => {
  portal = await PortalProcess.start('http://localhost', { STAFF_SECOND_FACTOR: 'required' })
  browser = await chromium.launch({ executablePath: systemBrowser(), args: browserArgs })
  page = await browser.newPage({ javaScriptEnabled: false })
  page.setDefaultTimeout(120_000)
})

afterAll(async () => {
  await browser.close()
  await portal.dispose()
})

async function chooseCity(folder: string, password = portal.admin.password): Promise<void> {
  await page.goto(`${portal.url}/setup`)
  await page.getByRole('radio', { name: /Свой город/ }).check()
  await page.getByLabel('Папка своего города').fill(folder)
  await page.getByLabel('Пароль администратора').fill(password)
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

function call(path: string, body?: object, cookie = '') {
  return portal.ask(`/cms/staff${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
}

function cityNames() {
  return portal.query<{ city: string }>('SELECT city FROM settings')
}

/** What the portal knows of streets: a tile, addresses, what it tells its maps. */
async function readMap() {
  const [tile, addresses, site] = await Promise.all(
    ['/map/tiles/14/10399/6074', `/api/geocode?text=${encodeURIComponent('Портовая')}`, '/api/site'].map((path) =>
      portal.ask(path),
    ),
  )
  const { settings } = (await site?.json()) as { settings: { map: { tiles_url: string; suggests_addresses: boolean } } }
  return { tile: tile?.status, addresses: await addresses?.json(), map: settings.map }
}

const noPlan = {
  tile: 404,
  addresses: { addresses: [], failed: false, is_in_city: null },
  map: { tiles_url: '', suggests_addresses: false },
}

test('an empty portal has no streets of the invented city, its map says what to load, its footer has a name', async () => {
  expect(await readMap()).toMatchObject(noPlan)
  const visitor = await browser.newPage()
  await visitor.goto(`${portal.url}/socialcontrolmap`)
  await visitor.getByText('Карты здесь пока нет: план города не загружен.').waitFor()
  await visitor.getByText(/^© \S/).first().waitFor()
  await visitor.close()
})

test('a wrong password changes nothing and keeps what was typed', async () => {
  await chooseCity('docs/example-city', 'not the printed one')
  await page.getByText('Пароль не подходит').waitFor()
  expect(await page.getByLabel('Папка своего города').inputValue()).toBe('docs/example-city')
  expect((await portal.ask('/news')).status).toBe(200)
})

test('nobody keeps the page and no search engine lists it', async () => {
  const response = await portal.ask('/setup')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await (await portal.ask('/sitemap.xml')).text()).not.toContain('/setup')
})

test('a folder with a mistake is named by file and line, and the portal stays as it was', async () => {
  const broken = join(portal.dataDir, 'broken-city')
  cpSync('docs/example-city', broken, { recursive: true })
  writeFileSync(join(broken, 'home.yaml'), 'question: Чем помочь?\nmotto: Город у моря\n')
  const before = await cityNames()
  await chooseCity(broken)
  await page.getByRole('heading', { name: 'Не получилось' }).waitFor()
  await page.getByText('home.yaml, строка 2, поле «motto»: неизвестное поле').waitFor()
  expect(await cityNames()).toEqual(before)
  await page.getByRole('link', { name: 'Вернуться к выбору' }).click()
  expect(await page.getByLabel('Папка своего города').inputValue()).toBe(broken)
})

test('the own city replaces what was there, and the administrator keeps the password', async () => {
  await chooseCity('docs/example-city')
  await page.getByRole('heading', { name: 'Готово' }).waitFor()
  expect(await cityNames()).toEqual([{ city: 'Приморск' }])
  await page.getByRole('link', { name: 'Посмотрите портал' }).click()
  await page
    .getByRole('link', { name: /Приморск/ })
    .first()
    .waitFor()
  expect(await readMap()).toMatchObject(noPlan)
  expect(await portal.query(`SELECT nspname FROM pg_namespace WHERE nspname = 'before_setup'`)).toEqual([])
})

test('with the first login, second factor and all, the page is gone', async () => {
  const login = await call('/login', portal.admin)
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  expect((await portal.ask('/setup')).status).toBe(200)
  const { secret } = (await (await call('/second-factor', undefined, cookie)).json()) as { secret: string }
  expect((await call('/second-factor', { code: new TOTP({ secret }).generate() }, cookie)).status).toBe(200)
  const gone = await portal.ask('/setup')
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Карта сайта')])
  const body = new URLSearchParams({ choice: 'demo', password: portal.admin.password })
  expect((await portal.ask('/setup', { method: 'POST', body, redirect: 'manual' })).status).toBe(404)
  await eventually(cityNames, (names) => names[0]?.city === 'Приморск')
})
