import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@/lib/platform/process/start-error'
import { runtimePackages, type Lockfile } from '@/lib/tools/release/runtime-packages'

/** Files of the project that a release leaves out: tests and what only its own workshop uses. */
const LEFT_OUT_SOURCES =
  /^(e2e|\.ci|\.github)\/|^\.[^/]+$|^(eslint|jest|playwright)\.[\w.]+$|\.(test|spec)\.tsx?$|^lib\/tools\/(bench|lint-rules|test-api-server|test-run)\//
/** Files of packages that only a debugger or a compiler reads. */
const LEFT_OUT_OF_PACKAGES = /\.(map|flow|tsbuildinfo)$|\.d\.[mc]?ts$/
/** Parts of packages for browsers, which the build holds already, and copies of what lies elsewhere; 15 MB of an archive. */
const UNUSED_PARTS =
  /^node_modules\/(esbuild\/bin|pdfjs-dist\/(build|image_decoders|types|web|legacy\/(image_decoders|web))|fxa-common-password-list\/(scripts|source_data|tests)|@cantoo\/pdf-lib\/(src|dist\/pdf-lib[\w.]*)|pdfkit\/js\/pdfkit\.(browser|standalone)[\w.]*)(\/|$)/
/** Files of a build that only the bundler uses. */
const LEFT_OUT_OF_BUILDS = new Set(['cache', 'diagnostics', 'trace', 'trace-build', 'types'])
/** Read at the start of every command. */
const NEEDED_SETTINGS = ['.node-version']

/** Returns the paths of an archive relative to the project, sorted. Throws StartError if a package is missing. */
export function releaseFiles(build: string): string[] {
  return [...sourceFiles(), ...packageFiles(), ...buildFiles(build)].sort()
}

/** Returns the files of the project itself in an archive: those git knows, not what else lies in the folder. */
export function sourceFiles(): string[] {
  const known = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  return known.filter((file) => NEEDED_SETTINGS.includes(file) || !LEFT_OUT_SOURCES.test(file))
}

function packageFiles(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  return runtimePackages(lock).flatMap((folder) => {
    if (existsSync(folder)) return listFiles(folder, isWantedOfPackage)
    if (lock.packages[folder]?.optional || !isRequired(lock, folder)) return []
    throw new StartError(`Нет пакета ${folder}: поставьте пакеты командой npm ci и повторите`)
  })
}

/** Returns whether some package names it as a plain dependency; peers may be absent. */
function isRequired({ packages }: Lockfile, folder: string): boolean {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return Object.values(packages).some(({ dependencies }) => dependencies?.[name] !== undefined)
}

function buildFiles(build: string): string[] {
  return listFiles(build, ({ name }) => !LEFT_OUT_OF_BUILDS.has(name) && !name.startsWith('in-use-'))
}

function isWantedOfPackage(entry: Dirent): boolean {
  if (entry.name === 'node_modules' || LEFT_OUT_OF_PACKAGES.test(entry.name)) return false
  return !UNUSED_PARTS.test(join(entry.parentPath, entry.name))
}

function listFiles(folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isWanted)
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path, isWanted) : [path]
    })
}
