import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eventually } from '@/e2e/fixtures/portal'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { paths } from '@/lib/config/paths'

/** What an operator sees of a portal that stops or does not start. */
jest.setTimeout(600_000)

let portal: PortalProcess
let secretsFile: string

beforeAll(async () => {
  portal = await PortalProcess.overDemoCity()
  secretsFile = join(portal.dataDir, 'secrets.json')
})

afterAll(() => portal.dispose())

/** PostgreSQL removes its file at the end. */
function isDatabaseRunning(): boolean {
  return existsSync(join(portal.dataDir, 'postgres', 'data', 'postmaster.pid'))
}

test('a signal to npm alone stops the portal and its database', async () => {
  portal.launch('npm', ['start'])
  await portal.becomesReady()
  expect((await portal.ask(paths.news)).status).toBe(200)
  expect(isDatabaseRunning()).toBe(true)
  portal.sendSignal('SIGTERM')
  const isServing = () =>
    portal.ask('/healthz').then(
      () => true,
      () => false,
    )
  await eventually(isServing, (serving) => !serving)
  await eventually(
    async () => isDatabaseRunning(),
    (running) => !running,
  )
})

test('lost secrets end the start with one sentence that names the file, and no others are made', async () => {
  const aside = `${secretsFile}.aside`
  await rename(secretsFile, aside)
  const { code, said } = await portal.startInVain()
  const wasMade = existsSync(secretsFile)
  await rename(aside, secretsFile)
  expect([code, said]).toEqual([1, expect.stringMatching(/^Нет файла [^\n]+secrets\.json[^\n]+\n$/)])
  expect([wasMade, isDatabaseRunning()]).toEqual([false, false])
})

test.each(['PORT', 'METRICS_PORT'])('a busy %s ends a first start before anything is made', async (setting) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = `${portal.dataDir}-new`
  const { code, said } = await portal.startInVain({ [setting]: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir })
  other.close()
  expect([code, said]).toEqual([1, `Порт ${port} занят: задайте другой в ${setting}\n`])
  expect(existsSync(dataDir)).toBe(false)
})

test('secrets of another city end the start with one sentence and leave no database running', async () => {
  const own = await readFile(secretsFile, 'utf8')
  const { DATABASE_ADMIN_PASSWORD: one, DATABASE_PASSWORD: other, ...keys } = JSON.parse(own) as Record<string, string>
  const changed = { ...keys, DATABASE_ADMIN_PASSWORD: other, DATABASE_PASSWORD: one }
  await rm(secretsFile)
  await writeFile(secretsFile, JSON.stringify(changed), { mode: 0o600 })
  const { code, said } = await portal.startInVain()
  await writeFile(secretsFile, own)
  expect([code, said]).toEqual([1, expect.stringMatching(/^[^\n]+secrets\.json[^\n]*\n$/)])
  expect(isDatabaseRunning()).toBe(false)
})

test('with everything in its place again it starts and has lost nothing', async () => {
  await portal.start()
  expect((await portal.ask(paths.news)).status).toBe(200)
  expect(await portal.stop()).toBe(0)
  expect(isDatabaseRunning()).toBe(false)
})
