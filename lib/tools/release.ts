import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { npmBinaries } from '@/lib/platform/postgres/binaries'
import { neededNode } from '@/lib/platform/process/node-version.mjs'
import { RELEASE_FILE, type Release } from '@/lib/platform/process/release'
import { StartError } from '@/lib/platform/process/start-error'
import { buildWhenStale } from '@/lib/server/start/build'
import { releaseFiles } from '@/lib/tools/release/release-files'

const MEGABYTE = 1_000_000
const EXECUTABLE = 0o755
const PROGRAM = `#!/bin/sh
# Runs a command of this release: bin/portal start, bin/portal seed …
root=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$root/bin/node" "$root/start.mjs" "$@"
`

const [folder = 'release'] = process.argv.slice(3)
refuseOtherMachines()
const release = { ...readState(), build: await buildWhenStale() }
await npmBinaries() // makes the links of PostgreSQL, which an unprivileged user cannot make in a tree of root's
const archive = await writeArchive(resolve(folder), release)
const hash = await hashFile(archive)
writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`)
console.log(`${archive}\n${Math.ceil(statSync(archive).size / MEGABYTE)} МБ, sha256 ${hash}`)

/** Node and the native packages of this machine go into the archive. */
function refuseOtherMachines(): void {
  const [major] = neededNode.pinned.split('.')
  if (process.versions.node.split('.')[0] !== major) throw new StartError(`Архив выпуска собирают под Node ${major}`)
  const { glibcVersionRuntime } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } }).header
  if (process.platform === 'linux' && process.arch === 'x64' && glibcVersionRuntime) return
  throw new StartError('Архив выпуска собирают на Linux x64 с glibc (Debian, Ubuntu, Astra, РЕД ОС)')
}

function readState(): Omit<Release, 'build'> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  try {
    const commit = git('rev-parse', '--short=8', 'HEAD')
    return { version, commit: git('status', '--porcelain') ? `${commit}-changed` : commit }
  } catch (error) {
    throw new StartError(`Выпуск называют по коммиту, а git его не сказал: ${(error as Error).message.trim()}`)
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** Every file has the time of the commit: the same commit and packages make the same archive. */
async function writeArchive(target: string, release: Release): Promise<string> {
  const name = `portal-${release.version}-${release.commit}-linux-x64`
  const file = join(target, `${name}.tar.gz`)
  const files = releaseFiles(release.build)
  const added = mkdtempSync(join(tmpdir(), 'city-portal-release-'))
  const renamed = writeAddedFiles(added, release)
  mkdirSync(target, { recursive: true })
  try {
    const options = {
      file,
      gzip: { level: 9 },
      portable: true,
      preservePaths: true,
      prefix: name,
      mtime: new Date(git('log', '-1', '--format=%cI')),
      onWriteEntry: (entry: { absolute: string; path: string }) => {
        entry.path = renamed.get(entry.absolute) ?? entry.path
      },
    }
    await create(options, [...renamed.keys(), ...files])
  } finally {
    rmSync(added, { recursive: true })
  }
  return file
}

/** Returns their paths and the names that they have in the archive. */
function writeAddedFiles(folder: string, release: Release): Map<string, string> {
  const program = join(folder, 'portal')
  const record = join(folder, RELEASE_FILE)
  writeFileSync(program, PROGRAM, { mode: EXECUTABLE })
  writeFileSync(record, `${JSON.stringify(release, null, 2)}\n`)
  return new Map([
    [realpathSync(process.execPath), 'bin/node'],
    [program, 'bin/portal'],
    [record, RELEASE_FILE],
  ])
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
