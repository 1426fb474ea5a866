import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/config/log'
import { beginBuild, buildFolder, findDamage, finishBuild, finishedBuilds } from '@/lib/platform/process/builds'
import { runNode } from '@/lib/platform/process/child'
import { LockHeldError, takeLock } from '@/lib/platform/postgres/exclusive-lock'
import { readRelease } from '@/lib/platform/process/release'
import { startStep } from '@/lib/platform/process/start-step.mjs'
import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation-client.ts',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
]
/** Files that are no sources of a build: tests and the server itself. */
const NOT_BUILT = /\.test\.tsx?$|^lib\/server\/|^lib\/tools\/|^lib\/content\//
const BUILD_LOG = 'logs/build.log'

/** Returns the folder of the build of these sources. A release brings its build. */
export async function buildWhenStale(): Promise<string> {
  const release = readRelease()
  if (release) return release.build
  const lock = await waitForLock(`${process.cwd()}/.next`)
  try {
    const folder = buildFolder(await hashSources(SOURCES, NOT_BUILT))
    const builds = await finishedBuilds()
    const isWhole = builds.includes(folder) && !(await isDamaged(folder))
    if (!isWhole)
      await startStep(
        'pages',
        () => buildPages(folder),
        () => describeBuild(folder),
      )
    // nothing is written if it is the newest: another user may have built it
    if (!isWhole || builds[0] !== folder) await finishBuild(folder)
    return folder
  } finally {
    await lock.release()
  }
}

async function isDamaged(folder: string): Promise<boolean> {
  const file = await findDamage(folder)
  if (file !== null) log.warn({ file: join(folder, file) }, 'Файл сборки пропал или обрезан: собираем страницы заново')
  return file !== null
}

async function buildPages(folder: string): Promise<void> {
  await beginBuild(folder)
  const options = { env: { NODE_ENV: 'production', BUILD_FOLDER: folder }, logFile: BUILD_LOG }
  await runNode(['node_modules/next/dist/bin/next', 'build', '--webpack'], 'Сборка не удалась', options)
}

/** How far Next is, by its log and by what it has written. */
function describeBuild(folder: string): string {
  const written = existsSync(BUILD_LOG) ? readFileSync(BUILD_LOG, 'utf8') : ''
  if (written.includes('Generating static pages')) return 'шаг 4 из 4, готовые страницы'
  if (written.includes('Collecting page data')) return 'шаг 3 из 4, проверка страниц'
  return existsSync(join(folder, 'server')) ? 'шаг 2 из 4, код для браузера' : 'шаг 1 из 4, код сервера'
}

async function waitForLock(name: string) {
  for (;;) {
    try {
      return await takeLock(name)
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error
      await sleep(500)
    }
  }
}

/**
 * Returns a hash of the packages and of the files below `paths`, by name, size and time: reading every source would slow
 * each start down.
 */
async function hashSources(paths: readonly string[], ignored: RegExp): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'))
  for (const path of paths) await addToHash(hash, path, ignored)
  return hash.digest('hex')
}

async function addToHash(hash: Hash, path: string, ignored: RegExp): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found || ignored.test(path)) return
  if (!found.isDirectory()) {
    hash.update(`${path}:${found.size}:${found.mtimeMs}\n`)
    return
  }
  for (const name of (await readdir(path)).sort()) await addToHash(hash, `${path}/${name}`, ignored)
}
