import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPortals, listenForControl, type PortalControl } from '@/lib/platform/process/control-socket'

const cwd = process.cwd()
let project: string

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'city-portal-control-'))
  process.chdir(project)
})

afterEach(async () => {
  process.chdir(cwd)
  await rm(project, { recursive: true })
})

const control: PortalControl = {
  check: async () => ({ refusal: null, build: '.next/builds/old' }),
  reload: async (build) => ({ failure: `нет ${build}`, workers: 2 }),
}

it('finds the portal that runs over a folder of data, and none over another', async () => {
  const close = await listenForControl('/srv/data', control)
  const [portal, ...others] = await findPortals('/srv/data')
  expect(others).toEqual([])
  expect(await portal?.check()).toEqual({ refusal: null, build: '.next/builds/old' })
  expect(await portal?.reload('.next/builds/new')).toEqual({ failure: 'нет .next/builds/new', workers: 2 })
  expect(await findPortals('/srv/other')).toEqual([])
  await close()
  expect(await findPortals('/srv/data')).toEqual([])
})

it('lets nobody else in', async () => {
  const close = await listenForControl('/srv/data', control)
  expect((await stat('.next/control')).mode & 0o777).toBe(0o700)
  await close()
})

it('finds no portal where none has ever run', async () => {
  expect(await findPortals('/srv/data')).toEqual([])
})

it('removes the socket of a killed portal', async () => {
  const close = await listenForControl('/srv/data', control)
  const [name = ''] = await readdir('.next/control')
  await close()
  const script = `require('net').createServer().listen(${JSON.stringify(join('.next/control', name))}, () => console.log('on'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await readdir('.next/control')).toEqual([name])
  expect(await findPortals('/srv/data')).toEqual([])
  expect(await readdir('.next/control')).toEqual([])
})
