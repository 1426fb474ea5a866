import { execFile, spawnSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { watchRequests } from '@/e2e/fixtures/hydrated'
import { OwnPortal } from '@/e2e/platform/own-portal'
import { paths } from '@/lib/config/paths'
import { finishedBuilds } from '@/lib/platform/process/builds'
import { findPortals } from '@/lib/platform/process/control-socket'
import { browserArgs, systemBrowser } from '@/lib/tools/test-run/system-browser'

/** A portal starts, and its workers are replaced three times. */
jest.setTimeout(600_000)

const READERS = 4
const SCRIPT = /\/_next\/static\/chunks\/[^"\\]+\.js/g
const ONLY_IN_SECOND = '/_next/static/chunks/only-in-second.js'

let portal: OwnPortal
let build: string

beforeAll(async () => {
  portal = await OwnPortal.start('http://localhost')
  build = (await finishedBuilds())[0] ?? ''
})

afterAll(async () => {
  await portal.dispose()
  for (const number of ['second', 'third', 'fourth']) await rm(`${build}-${number}`, { recursive: true, force: true })
})

/** Makes a build that differs by its number alone: a real one takes minutes. */
async function copyBuild(number: string): Promise<string> {
  const folder = `${build}-${number}`
  await cp(build, folder, { recursive: true, filter: (path) => basename(path) !== 'cache' })
  await writeFile(join(folder, 'BUILD_ID'), number)
  return folder
}

test('under load no request fails, and scripts of the last build stay', async () => {
  const [running] = await findPortals(portal.dataDir)
  const oldPage = await (await portal.ask('/news')).text()
  const readers = new Readers()

  const second = await copyBuild('second')
  await writeFile(join(second, 'static', 'chunks', basename(ONLY_IN_SECOND)), 'void 0')
  expect(await running?.reload(second)).toMatchObject({ failure: null })
  expect(await shownBuild()).toBe('second')
  expect((await portal.ask(ONLY_IN_SECOND)).status).toBe(200)

  expect(await running?.reload(await copyBuild('third'))).toMatchObject({ failure: null })
  expect(await shownBuild()).toBe('third')
  expect((await portal.ask(ONLY_IN_SECOND)).status).toBe(200)

  const scripts = [...new Set(oldPage.match(SCRIPT))]
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect([script, (await portal.ask(script)).status]).toEqual([script, 200])
  expect(await readers.stop()).toEqual([])
  expect(readers.answered).toBeGreaterThan(100)
})

test('a tab opened before goes on: it reads pages of the new build without an error', async () => {
  const [running] = await findPortals(portal.dataDir)
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: browserArgs })
  try {
    const tab = await browser.newPage({ serviceWorkers: 'block' })
    const complaints: string[] = []
    tab.on('pageerror', ({ message }) => complaints.push(message))
    tab.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`))
    tab.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
    })
    const untilLoaded = watchRequests(tab)
    await tab.goto(portal.url + paths.news)
    expect(await running?.reload(await copyBuild('fourth'))).toMatchObject({ failure: null })
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
    await tab.getByRole('heading', { level: 1, name: 'Карта сайта' }).waitFor()
    await untilLoaded() // a page that is left drops the scripts that have not come
    await tab.goBack()
    await tab.getByRole('heading', { level: 1, name: 'Новости' }).waitFor()
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
  }
})

test('npm run reload changes over to the build of these sources and leaves the checkout as it was', async () => {
  const before = gitStatus()
  const readers = new Readers()
  const { code, output } = await reload()
  expect([code, output]).toEqual([0, expect.stringMatching(/Портал показывает новую сборку: \d+\sрабоч/)])
  expect(await readers.stop()).toEqual([])
  expect(await shownBuild()).toBe(await readFile(join(build, 'BUILD_ID'), 'utf8'))
  expect(gitStatus()).toBe(before)
})

test('npm run reload refuses an update that changes the database and says how to go on', async () => {
  await portal.query(`UPDATE portal_prepared SET version = version || ' newer'`)
  const { code, output } = await reload()
  expect([code, output]).toEqual([1, expect.stringMatching(/меняет базу данных.*остановите портал.*npm start/)])
  expect((await portal.ask('/news')).status).toBe(200)
})

test('npm run reload says that no portal runs', async () => {
  const { code, output } = await reload({ DATA_DIR: join(portal.dataDir, 'nothing') })
  expect([code, output]).toEqual([1, expect.stringContaining('портал не запущен')])
})

/** Readers of pages that are kept and of pages that are not, one after another without a pause. */
class Readers {
  answered = 0
  private isOver = false
  private readonly failures: string[] = []
  private readonly running = Array.from({ length: READERS }, (_, index) => this.read(index))

  /** Returns the requests that failed. */
  async stop(): Promise<string[]> {
    this.isOver = true
    await Promise.all(this.running)
    return this.failures
  }

  private async read(reader: number): Promise<void> {
    for (let number = 1; !this.isOver; number += 1) {
      for (const path of ['/', '/news', `/search?q=${reader}-${number}`, '/api/home', '/sw.js', '/readyz']) {
        const status = await portal.ask(path).then(drain, (error: Error) => error.message)
        if (status !== 200) this.failures.push(`${path}: ${status}`)
        this.answered += 1
      }
    }
  }
}

async function drain(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

/** Returns the number of the build that a page names to React. */
async function shownBuild(): Promise<string | undefined> {
  const page = await (await portal.ask('/news')).text()
  return /\\"b\\":\\"([^\\]+)\\"/.exec(page)?.[1]
}

function reload(settings: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = { ...portal.environment, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, ['start.mjs', 'reload'], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

function gitStatus(): string {
  return spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).stdout
}
