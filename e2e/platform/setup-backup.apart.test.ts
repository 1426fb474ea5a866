import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { axeFindings } from '@/e2e/fixtures/axe'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { eventually } from '@/e2e/fixtures/portal'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { browserArgs, systemBrowser } from '@/lib/tools/test-run/system-browser'

/** The portal under test is copied, and restored into another one. */
jest.setTimeout(600_000)

const passphrase = 'пароль копии города'
let portal: PortalProcess
let browser: Browser
let page: Page
let backup: string
let colleague: Colleague
let published: { id: number; title: string }

beforeAll(async () => {
  portal = await PortalProcess.start('http://localhost')
  backup = join(portal.dataDir, 'copies', 'city.tar')
  colleague = await createColleague(await Office.logIn(), 'administrator')
  const database = await openDatabase()
  const { rows } = await database.query<{ id: number; title: string }>(
    `SELECT id, title FROM news WHERE _status = 'published' ORDER BY id LIMIT 1`,
  )
  await database.end()
  published = rows[0] ?? { id: 0, title: '' }
  const env = { ...process.env, NODE_ENV: 'production' as const, DATABASE_URL: '', BACKUP_PASSPHRASE: passphrase }
  await mkdir(dirname(backup))
  await promisify(execFile)(process.execPath, ['start.mjs', 'backup', backup], { env })
  browser = await chromium.launch({ executablePath: systemBrowser(), args: browserArgs })
  page = await browser.newPage()
  page.setDefaultTimeout(120_000)
})

afterAll(async () => {
  await browser.close()
  await portal.dispose()
})

async function openChoice(): Promise<void> {
  await page.goto(`${portal.url}/setup`)
  await page.getByRole('radio', { name: /из копии/ }).check()
}

/** The list is shown to those who know the password. */
async function chooseListed(): Promise<void> {
  await openChoice()
  await page.getByLabel('Пароль администратора').fill(portal.admin.password)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Копия из папки копий').selectOption({ index: 1 })
}

async function restore(backupPassphrase: string): Promise<void> {
  await page.getByLabel('Пароль копии').fill(backupPassphrase)
  await page.getByLabel('Пароль администратора').fill(portal.admin.password)
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

test('a backup that is not there is refused at its field', async () => {
  await openChoice()
  expect(await page.getByLabel('Копия из папки копий').count()).toBe(0) // the password is not known yet
  await page.getByLabel('Путь к копии').fill('/nowhere/backup.tar')
  await restore(passphrase)
  const field = page.getByLabel('Или путь к другой копии')
  await page.getByText('На сервере нет копии /nowhere/backup.tar').waitFor()
  expect(await field.inputValue()).toBe('/nowhere/backup.tar')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
})

test('a wrong passphrase is refused at its field, and nothing has changed', async () => {
  const secrets = await readFile(join(portal.dataDir, 'secrets.json'), 'utf8')
  await chooseListed()
  await restore('another passphrase')
  await page.getByText('Пароль копии не подходит').waitFor()
  expect(await page.getByLabel('Пароль копии').getAttribute('aria-invalid')).toBe('true')
  expect(await axeFindings(page)).toEqual([])
  expect(await portal.query('SELECT FROM news')).toEqual([])
  expect(await readFile(join(portal.dataDir, 'secrets.json'), 'utf8')).toBe(secrets)
})

test('a crash in the middle of a restore gives the old city back', async () => {
  await chooseListed()
  await restore(passphrase)
  const previousCity = `SELECT nspname FROM pg_namespace WHERE nspname = 'before_setup'`
  await eventually(
    () => portal.query(previousCity),
    (found) => found.length === 1,
  )
  await portal.killServer()
  await portal.start()
  expect(await portal.query(previousCity)).toEqual([])
  expect(await portal.query('SELECT FROM news')).toEqual([])
  expect(await portal.query<{ email: string }>('SELECT email FROM staff')).toEqual([{ email: portal.admin.email }])
  expect((await portal.ask('/setup')).status).toBe(200)
})

test('the copied portal stands in place of the empty one, with its staff and their passwords', async () => {
  await chooseListed()
  await restore(passphrase)
  await page.getByRole('heading', { name: 'Готово' }).waitFor()
  await page.getByText('пароли портала, с которого снята копия').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${portal.url}/news/${published.id}`)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(heading.replaceAll('\u00a0', ' ')).toBe(published.title)
  const login = await portal.ask('/cms/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: colleague.email, password: colleague.password }),
  })
  expect(login.status).toBe(200)
  expect((await portal.ask('/setup')).status).toBe(404)
  expect(await portal.query(`SELECT nspname FROM pg_namespace WHERE nspname = 'before_setup'`)).toEqual([])
})
