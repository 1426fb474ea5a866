import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/lib/config/log'
import { runNode } from '@/lib/platform/process/child'
import { buildWhenStale } from '@/lib/server/start/build'

jest.mock('@/lib/platform/process/child')

const SCRIPT = 'static/chunks/main.js'
const checkout = process.cwd()
const built = jest.mocked(runNode)
let folder: string

beforeEach(async () => {
  jest.spyOn(console, 'log').mockReturnValue(undefined)
  folder = await mkdtemp(join(tmpdir(), 'city-portal-checkout-'))
  process.chdir(folder)
  await writeFile('package-lock.json', '{}')
  built.mockReset().mockImplementation(async (_args, _failure, { env = {} } = {}) => {
    await mkdir(join(env.BUILD_FOLDER ?? '', 'static/chunks'), { recursive: true })
    await writeFile(join(env.BUILD_FOLDER ?? '', SCRIPT), 'void 0')
  })
})

afterEach(async () => {
  jest.restoreAllMocks()
  process.chdir(checkout)
  await rm(folder, { recursive: true, force: true })
})

it('builds once for the same sources', async () => {
  const build = await buildWhenStale()
  expect(await buildWhenStale()).toBe(build)
  expect(built).toHaveBeenCalledTimes(1)
})

it('names a static file that was deleted since the build and builds again', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue(undefined)
  const build = await buildWhenStale()
  await rm(join(build, SCRIPT))
  await buildWhenStale()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith({ file: join(build, SCRIPT) }, expect.stringContaining('собираем страницы заново'))
  expect(built).toHaveBeenCalledTimes(2)
  await buildWhenStale()
  expect(built).toHaveBeenCalledTimes(2)
})
