import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ReadEntry } from 'tar'
import { readArchive, readWhole } from '@/lib/platform/backups/archive'
import {
  countLines,
  JOURNAL,
  MANIFEST,
  SECRETS,
  parseFileLines,
  parseManifest,
  tablePart,
  type CopiedFile,
  type Manifest,
} from '@/lib/platform/backups/backup-format'
import { contentFile } from '@/lib/platform/backups/write-files'
import { describeFailure, isFileError } from '@/lib/platform/process/describe-failure'
import { StartError } from '@/lib/platform/process/start-error'

const decompress = promisify(gunzip)

export interface VerifiedBackup {
  manifest: Manifest
  journal: string
  /** Encrypted. */
  keys: Buffer | null
}

const TAKE_ANOTHER = 'Возьмите другую копию'

/**
 * Reads a backup from beginning to end and compares hashes, row counts and sizes with what its manifest says. `store` holds
 * the files of a backup without files; `advice` says what to do with a damaged one. Throws StartError.
 */
export async function verifyBackup(file: string, store?: string, advice = TAKE_ANOTHER): Promise<VerifiedBackup> {
  const check = new BackupCheck(store)
  try {
    await readArchive(file, (entry) => check.take(entry))
    return check.end()
  } catch (error) {
    const reason = describeFailure(error)
    if (isFileError(error)) throw new StartError(`Копия ${file} не прочитана: ${reason}`)
    throw new StartError(`Копия ${file} не годится: ${reason}. ${advice}`)
  }
}

interface ReadTable {
  parts: number
  rows: number
  hash: Hash
}

class BackupCheck {
  private readonly tables = new Map<string, ReadTable>()
  private readonly others = new Map<string, Buffer>()
  /** Files read since the last list. */
  private readonly unlisted = new Map<string, { sha256: string; size: number }>()
  private manifest: Manifest | undefined
  private files = 0
  private bytes = 0

  constructor(private readonly store?: string) {}

  async take(entry: ReadEntry): Promise<void> {
    const [kind, ...rest] = entry.path.split('/')
    if (kind === 'tables') await this.takePart(rest[0] ?? '', entry)
    else if (kind === 'storage') this.unlisted.set(rest.join('/'), await hashContent(entry))
    else if (kind === 'file-lists') await this.takeList((await readWhole(entry)).toString())
    else if (entry.path === MANIFEST) this.manifest = parseManifest((await readWhole(entry)).toString())
    else this.others.set(entry.path, await readWhole(entry))
  }

  end(): VerifiedBackup {
    const { manifest } = this
    if (!manifest) throw new Error('она оборвана, описи в конце нет')
    this.compareTables(manifest)
    this.compareOthers(manifest)
    this.compareFiles(manifest)
    const journal = this.others.get(JOURNAL)?.toString() ?? ''
    return { manifest, journal, keys: this.others.get(SECRETS) ?? null }
  }

  private compareTables({ tables }: Manifest): void {
    for (const { name, rows, sha256 } of tables) {
      const read = this.tables.get(name)
      const readRows = read?.rows ?? 0
      if (rows !== readRows) throw new Error(`строки таблицы ${name}: ${readRows}, а было ${rows}`)
      if (sha256 !== (read?.hash ?? createHash('sha256')).digest('hex')) throw new Error(`таблица ${name} повреждена`)
    }
  }

  private compareOthers({ others }: Manifest): void {
    for (const [name, sha256] of Object.entries(others)) {
      const content = this.others.get(name) ?? ''
      if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`${name} повреждён`)
    }
  }

  private compareFiles({ files: { count, bytes } }: Manifest): void {
    if (this.files === count && this.bytes === bytes && this.unlisted.size === 0) return
    throw new Error(`файлов ${this.files} (${this.bytes} байт), а было ${count} (${bytes} байт)`)
  }

  private async takePart(name: string, entry: ReadEntry): Promise<void> {
    const table = this.tables.get(name) ?? { parts: 0, rows: 0, hash: createHash('sha256') }
    this.tables.set(name, table)
    table.parts += 1
    if (entry.path !== tablePart(name, table.parts)) throw new Error(`части таблицы ${name} не по порядку`)
    const content = await decompress(await readWhole(entry))
    table.hash.update(content)
    table.rows += countLines(content)
  }

  private async takeList(text: string): Promise<void> {
    for (const file of parseFileLines(text)) {
      const read = this.unlisted.get(file.path) ?? (await this.readFromStore(file))
      this.unlisted.delete(file.path)
      if (read?.sha256 !== file.sha256 || read.size !== file.size) throw new Error(`файл ${file.path} повреждён`)
      this.files += 1
      this.bytes += file.size
    }
  }

  /** Removes a damaged content, so that the next backup stores it anew. */
  private async readFromStore({ path, sha256 }: CopiedFile) {
    if (!this.store) throw new Error(`нет файла ${path}`)
    const file = contentFile(this.store, sha256)
    const read = await hashContent(createReadStream(file)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error(`файла ${path} нет в папке ${this.store}`) : error
    })
    if (read.sha256 !== sha256) await rm(file, { force: true })
    return read
  }
}

async function hashContent(chunks: AsyncIterable<Buffer>): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), size }
}
