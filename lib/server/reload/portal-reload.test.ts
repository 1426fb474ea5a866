import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@/lib/platform/process/start-error'
import { PortalReload, type ReloadParts } from '@/lib/server/reload/portal-reload'

const cwd = process.cwd()
let project: string
let steps: string[]

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'city-portal-reload-'))
  process.chdir(project)
  await mkdir('lib/server', { recursive: true })
  await mkdir('lib/config')
  await writeFile('lib/server/front.ts', 'old')
  await writeFile('lib/config/env.ts', 'old')
  await writeFile('package-lock.json', '{}')
  steps = []
})

afterEach(async () => {
  process.chdir(cwd)
  await rm(project, { recursive: true })
})

function startPortal(changed: Partial<ReloadParts> = {}): Promise<PortalReload> {
  const silent = {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  } as unknown as ReloadParts['log']
  return PortalReload.create('old', {
    isDatabasePrepared: async () => true,
    workers: { replace: async (build) => void steps.push(`workers start with ${build}`), readyCount: 3 },
    files: { reload: async () => void steps.push('new scripts are served') },
    cache: { purge: () => steps.push('kept pages go') },
    log: silent,
    ...changed,
  })
}

it('serves the new scripts before any page that names them, and drops old pages last', async () => {
  const portal = await startPortal()
  expect(await portal.check()).toEqual({ refusal: null, build: 'old' })
  expect(await portal.reload('new')).toEqual({ failure: null, workers: 3 })
  expect(steps).toEqual(['new scripts are served', 'workers start with new', 'kept pages go'])
  expect((await portal.check()).build).toBe('new')
})

it('goes on with the old build if a new worker does not start', async () => {
  const replace = () => Promise.reject(new StartError('Новый рабочий процесс не запустился'))
  const portal = await startPortal({ workers: { replace, readyCount: 3 } })
  expect((await portal.reload('new')).failure).toContain('Портал работает с прежней сборкой')
  expect(steps).toContain('kept pages go')
  expect((await portal.check()).build).toBe('old')
})

it('replaces workers once at a time', async () => {
  const portal = await startPortal()
  const first = portal.reload('new')
  const second = await portal.reload('newer')
  expect(second.failure).toBe('Замена уже идёт')
  expect((await first).failure).toBeNull()
})

it('refuses an update that changes the database', async () => {
  const portal = await startPortal({ isDatabasePrepared: async () => false })
  expect((await portal.check()).refusal).toMatch(/меняет базу данных.*остановите портал.*npm start/)
})

it('says that the database does not answer', async () => {
  const isDatabasePrepared = () => Promise.reject(new StartError('база данных недоступна'))
  expect((await (await startPortal({ isDatabasePrepared })).check()).refusal).toBe('база данных недоступна')
})

it.each(['lib/server/front.ts', 'lib/config/env.ts', 'package-lock.json'])(
  'refuses an update that changes %s',
  async (file) => {
    const portal = await startPortal()
    await writeFile(file, 'newer')
    expect((await portal.check()).refusal).toMatch(/меняет сам сервер или его пакеты.*npm start/)
  },
)
