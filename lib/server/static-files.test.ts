import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishBuild } from '@/lib/platform/process/builds'
import { StaticFiles } from '@/lib/server/static-files'

const checkout = process.cwd()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'city-portal-static-'))
  process.chdir(folder)
})

afterEach(async () => {
  process.chdir(checkout)
  await rm(folder, { recursive: true })
})

it('finds the scripts of the last two builds, so that a tab opened before an update goes on', async () => {
  for (const [minute, build] of ['first', 'second', 'third'].entries()) {
    const built = join('.next/builds', build)
    await mkdir(join(built, 'static/chunks'), { recursive: true })
    await writeFile(join(built, 'static/chunks', `${build}.js`), 'void 0')
    await finishBuild(built)
    const time = new Date(2026, 0, 1, 12, minute)
    await utimes(join(built, 'city-portal-build'), time, time)
  }
  const files = await StaticFiles.list([])
  const found = ['first', 'second', 'third'].map((build) => files.has(`/_next/static/chunks/${build}.js`))
  expect(found).toEqual([false, true, true])
})
