import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runNode } from '@/lib/platform/process/child'
import { LockHeldError, takeLock } from '@/lib/platform/postgres/exclusive-lock'
import { startStep } from '@/lib/platform/process/start-step.mjs'

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
const DEPENDENCIES = 'package-lock.json'
/** Not sources: tests, the server itself, and files that the build writes into public. */
const NOT_BUILT =
  /\.test\.tsx?$|^lib\/server\/|^lib\/tools\/|^lib\/content\/|^public\/(sw|workbox-|fallback-|swe-worker-)/
const BUILD_LOG = 'logs/build.log'
const STAMP = '.next/city-portal-build'

export async function buildWhenStale(): Promise<void> {
  const lock = await waitForLock(`${process.cwd()}/.next`)
  try {
    const sources = await sourcesHash()
    if ((await readFile(STAMP, 'utf8').catch(() => '')) === sources) return
    await rm(STAMP, { force: true })
    await startStep('pages', buildPages)
    await writeFile(STAMP, sources)
  } finally {
    await lock.release()
  }
}

function buildPages(): Promise<void> {
  const options = { env: { NODE_ENV: 'production' }, logFile: BUILD_LOG }
  return runNode(['node_modules/next/dist/bin/next', 'build', '--webpack'], 'Сборка не удалась', options)
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

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(DEPENDENCIES))
  for (const source of SOURCES) await addToHash(hash, source)
  return hash.digest('hex')
}

/** Compares name, size and time: reading every source would slow each start down. */
async function addToHash(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found || NOT_BUILT.test(path)) return
  if (!found.isDirectory()) {
    hash.update(`${path}:${found.size}:${found.mtimeMs}\n`)
    return
  }
  for (const name of (await readdir(path)).sort()) await addToHash(hash, `${path}/${name}`)
}
