import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { eventually } from '@/e2e/fixtures/portal'

/** The two commands promise to work with this oldest Node, as the npm package `node` brings it. */
const OLD_NODE = `node-${process.platform}-${process.arch}@20.9.0`
const folder = mkdtempSync(join(tmpdir(), 'city-portal-old-node-'))
const oldNode = join(folder, 'node_modules', OLD_NODE.replace(/@.*/, ''), 'bin', 'node')

jest.setTimeout(600_000)

beforeAll(() => {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const options = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', OLD_NODE]
  expect(spawnSync(npm[0] ?? '', [...npm.slice(1), ...options]).status).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a command of an old Node runs under the one the portal needs, with its exit code', () => {
  const run = (...args: string[]) => spawnSync(oldNode, ['start.mjs', ...args], { encoding: 'utf8' })
  expect(run('types', '--version')).toMatchObject({ status: 0, stdout: expect.stringContaining('Version 6') })
  expect(run('types', '--no-such-option').status).toBe(1)
})

test.each([
  [['playwright/cli.js', 'test', '--list']],
  [['eslint/bin/eslint.js', 'start.mjs']],
  [['next/dist/bin/next', 'info']],
])('on an old Node %s exits with one sentence naming the needed version', ([tool = '', ...args]) => {
  const { status, stderr } = spawnSync(oldNode, [`node_modules/${tool}`, ...args], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/^Нужен Node 22\.18 или новее, здесь 20\.9\.0\. [^\n]+$/)
})

test('a portal started by an old Node stops by its signal, and when its parent is killed', async () => {
  const portal = await PortalProcess.beside(oldNode)
  const isGone = () =>
    portal.ask('/healthz').then(
      () => false,
      () => true,
    )
  expect(await isGone()).toBe(false)
  expect(await portal.stop()).toBe(0)
  expect(await isGone()).toBe(true)

  await portal.start()
  expect(await isGone()).toBe(false)
  await portal.killServer()
  expect(await eventually(isGone, Boolean)).toBe(true)
  await portal.dispose()
})
