import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  beginBuild,
  buildFolder,
  findDamage,
  finishBuild,
  finishedBuilds,
  keepBuild,
} from '@/lib/platform/process/builds'

const cwd = process.cwd()
let project: string

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'city-portal-builds-'))
  process.chdir(project)
})

afterEach(async () => {
  process.chdir(cwd)
  await rm(project, { recursive: true })
})

async function build(sources: string, minute: number): Promise<string> {
  const folder = buildFolder(sources)
  await beginBuild(folder)
  await writeFile(join(folder, 'BUILD_ID'), sources)
  await finishBuild(folder)
  const time = new Date(2026, 0, 1, 12, minute)
  await utimes(join(folder, 'city-portal-build'), time, time)
  return folder
}

it('finds no build in a new checkout', async () => {
  expect(await finishedBuilds()).toEqual([])
})

it('keeps the last two builds, the newest first', async () => {
  await build('first', 1)
  const second = await build('second', 2)
  const third = await build('third', 3)
  expect(await finishedBuilds()).toEqual([third, second])
  expect(await readdir('.next/builds')).toHaveLength(2)
})

it('does not count an interrupted build, and the next build removes it', async () => {
  const whole = await build('whole', 1)
  const interrupted = buildFolder('interrupted')
  await beginBuild(interrupted)
  expect(await finishedBuilds()).toEqual([whole])
  const next = await build('next', 2)
  expect((await readdir('.next/builds')).map((name) => join('.next/builds', name)).sort()).toEqual([next, whole].sort())
})

it('begins an interrupted build anew', async () => {
  const folder = buildFolder('sources')
  await beginBuild(folder)
  await writeFile(join(folder, 'BUILD_ID'), 'half')
  await beginBuild(folder)
  expect(await readdir(folder)).toEqual([])
})

it('keeps an older build that a running process shows, until that stops', async () => {
  const shown = await build('shown', 1)
  const release = await keepBuild(shown)
  await build('second', 2)
  const third = await build('third', 3)
  expect(await finishedBuilds()).toContain(shown)
  await release()
  const fourth = await build('fourth', 4)
  expect(await finishedBuilds()).toEqual([fourth, third])
})

it('does not keep the build of a process that was killed', async () => {
  const shown = await build('shown', 1)
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(join(shown, `in-use-${pid}`), '')
  const second = await build('second', 2)
  const third = await build('third', 3)
  expect(await finishedBuilds()).toEqual([third, second])
})

it('makes an older build the newest again, when its sources come back', async () => {
  const first = await build('first', 1)
  const second = await build('second', 2)
  await finishBuild(first)
  expect(await finishedBuilds()).toEqual([first, second])
})

it('names a file of a build that was deleted or cut off', async () => {
  const folder = await build('whole', 1)
  await keepBuild(folder)
  expect(await findDamage(folder)).toBeNull()
  await writeFile(join(folder, 'BUILD_ID'), '')
  expect(await findDamage(folder)).toBe('BUILD_ID')
  await rm(join(folder, 'BUILD_ID'))
  expect(await findDamage(folder)).toBe('BUILD_ID')
})
