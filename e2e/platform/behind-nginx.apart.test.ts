import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { hasNginx, NginxProcess } from '@/e2e/platform/nginx-process'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { RecordingProxy } from '@/e2e/platform/recording-proxy'
import { findChromium } from '@/lib/tools/test-run/install-tools'
import { readPlaywrightReport, type Result } from '@/lib/tools/test-run/results'

jest.setTimeout(3_600_000)

const RESULTS = 'test-results/behind-nginx'
/** Files whose journeys write through one instance what the other one has to know. */
const JOURNEYS = [
  'appeals/appeal',
  'claims/social-control',
  'discussions/discussions',
  'ideas/ideas',
  'news/editor',
  'office/office-login',
  'receptions/receptions',
  'residents/account',
  'residents/password-reset',
  'residents/resident-life',
  'search/search',
  'support/technical-support',
]

const describeWithNginx = hasNginx ? describe : describe.skip

describeWithNginx('two instances behind nginx (skipped without nginx)', () => {
  const portals: PortalProcess[] = []
  let nginx: NginxProcess
  let proxy: RecordingProxy

  beforeAll(async () => {
    proxy = await RecordingProxy.start(() => nginx.url)
    const settings = { PUBLIC_URL: proxy.url, LOG_LEVEL: 'trace', WORKERS: '1' }
    const first = await PortalProcess.overDemoCity(settings)
    portals.push(first)
    await first.start()
    const shared = { DATABASE_URL: await first.databaseUrl(), DATA_DIR: first.dataDir, DEMO: 'on' }
    portals.push(await PortalProcess.start(proxy.url, { ...settings, ...shared }))
    nginx = await NginxProcess.start(portals.map(({ url }) => Number(new URL(url).port)))
  })

  afterAll(async () => {
    proxy.close()
    await nginx.dispose()
    for (const portal of portals.toReversed()) await portal.dispose()
  })

  it('lets the main journeys pass', async () => {
    const { passed, failures } = await runJourneys(await environment())
    process.stdout.write(`Пути за nginx с двумя экземплярами: прошло ${passed}\n`)
    expect(failures).toEqual([])
    expect(passed).toBeGreaterThan(JOURNEYS.length)
    const answered = await Promise.all(portals.map((portal) => portal.loggedLines('"Запрос"')))
    expect(answered.map((lines) => lines.length > 0)).toEqual([true, true])
    expect(await Promise.all(portals.map((portal) => portal.loggedErrors()))).toEqual([[], []])
  })

  it('logs nothing that these journeys typed about people', async () => {
    const { sent } = proxy
    expect(sent.fields).toEqual(
      expect.arrayContaining(['address', 'email', 'key', 'message', 'name', 'password', 'phone', 'token', 'visitor']),
    )
    const log = (await Promise.all(portals.map((portal) => portal.loggedLines()))).flat().join('\n')
    expect(sent.findIn(log)).toEqual([])
    expect(log).not.toMatch(/"path":"[^"]*\?/)
  })

  async function environment(): Promise<Record<string, string>> {
    const [first] = portals
    if (!first) throw new Error('Портал не запущен')
    return {
      PORTAL_URL: proxy.url,
      DATABASE_URL: await first.databaseUrl(),
      DATA_DIR: first.dataDir,
      ADMIN_EMAIL: first.admin.email,
      ADMIN_PASSWORD: first.admin.password,
    }
  }
})

/** Runs the quick tier of these journeys; its output is RESULTS.log. */
async function runJourneys(settings: Record<string, string>): Promise<Result> {
  const report = `${RESULTS}.json`
  const { JEST_WORKER_ID: _, ...environment } = process.env // Playwright refuses to run inside Jest
  const env = { ...environment, ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: await findChromium() }
  const files = JOURNEYS.map((name) => `e2e/${name}.spec.ts`)
  const options = ['--grep-invert', '@all', '--output', RESULTS, '--reporter', 'line,json']
  mkdirSync('test-results', { recursive: true })
  const log = openSync(`${RESULTS}.log`, 'w')
  const playwright = ['node_modules/playwright/cli.js', 'test', ...files, ...options]
  const child = spawn(process.execPath, playwright, { env, stdio: ['ignore', log, log] })
  closeSync(log)
  await once(child, 'exit')
  return readPlaywrightReport(report)
}
