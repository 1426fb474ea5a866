import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

/** An archive is packed and unpacked, and a portal starts twice. */
jest.setTimeout(900_000)

const MAX_BYTES = 200_000_000
/** `nobody` of Linux. */
const NOBODY = 65_534
const UNREACHABLE = 'http://127.0.0.1:9'

const isSupported = process.platform === 'linux' && process.arch === 'x64'
const describeOnServer = isSupported ? describe : describe.skip

describeOnServer('the archive of a release (skipped elsewhere than on Linux x64)', () => {
  const isRoot = process.getuid?.() === 0
  const home = mkdtempSync(join(tmpdir(), 'portal-release-'))
  const current = join(home, 'current')
  const dataDir = join(home, 'data')
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  let archive: string
  let tree: string
  let portal: ChildProcess | undefined
  let port: number

  beforeAll(async () => {
    port = await getPort()
    execFileSync(process.execPath, ['start.mjs', 'release', home], { env: { ...process.env, NODE_ENV: 'production' } })
    archive = join(home, readdirSync(home).find((name) => name.endsWith('.tar.gz')) ?? '')
    execFileSync('tar', ['xzf', archive, '--no-same-owner', '-C', home])
    tree = archive.replace(/\.tar\.gz$/, '')
    execFileSync('chmod', ['-R', 'a-w', tree])
    symlinkSync(tree, current)
    mkdirSync(dataDir)
    chmodSync(home, 0o755)
    if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  })

  afterAll(async () => {
    await stop()
    execFileSync('chmod', ['-R', 'u+w', tree])
    rmSync(home, { recursive: true })
  })

  it('fits, and its sum is right', () => {
    expect(statSync(archive).size).toBeLessThanOrEqual(MAX_BYTES)
    expect(spawnSync('sha256sum', ['--check', `${archive}.sha256`], { cwd: home }).status).toBe(0)
  })

  it('refuses commands of a checkout in one sentence', () => {
    const { status, stderr } = spawnSync(join(current, 'bin', 'portal'), ['build'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^В архиве выпуска нет команды «build»[^\n]+$/)
  })

  it('serves pages, the back office and files to an ordinary user, with an unreachable registry', async () => {
    await start('https://samursk.example')
    const [page, office, robots] = await Promise.all(['/news', '/admin/login', '/robots.txt'].map(ask))
    expect(page).toMatchObject({ status: 200 })
    expect(office?.status).toBe(200)
    expect(robots?.text).toContain('https://samursk.example/sitemap.xml')
    const script = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(page?.text ?? '')?.[0] ?? ''
    expect((await ask(script)).status).toBe(200)
  })

  it('builds links from another address without another build', async () => {
    await stop()
    await start('http://portal.example:8080')
    expect((await ask('/robots.txt')).text).toContain('http://portal.example:8080/sitemap.xml')
    expect((await ask('/news')).text).not.toContain('samursk.example')
  })

  async function start(publicUrl: string): Promise<void> {
    const env = {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production' as const,
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'fatal',
      STOP_DELAY_SECONDS: '0',
      npm_config_registry: UNREACHABLE,
    }
    portal = spawn(join(current, 'bin', 'portal'), ['start'], { ...owner, env, cwd: '/', stdio: 'ignore' })
    while (!(await ask('/readyz').catch(() => null))?.isOk) {
      if (portal.exitCode !== null) throw new Error(`Портал остановился с кодом ${portal.exitCode}`)
      await sleep(200)
    }
  }

  async function stop(): Promise<void> {
    if (!portal || portal.exitCode !== null) return
    const ended = once(portal, 'exit')
    portal.kill('SIGTERM')
    await ended
  }

  async function ask(path: string) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: response.status, isOk: response.ok, text: await response.text() }
  }
})
