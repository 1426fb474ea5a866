import { open, type FileHandle } from 'node:fs/promises'
import { Header, list, Pax, type ReadEntry } from 'tar'
import { isFileError } from '@/lib/platform/process/describe-failure'

const BLOCK = 512
const READ_BYTES = 256 * 1024

/** Writes a tar file, readable by the portal's user only. */
export class ArchiveWriter {
  bytes = 0

  private constructor(private readonly handle: FileHandle) {}

  static async create(file: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(file, 'w', 0o600))
  }

  async add(path: string, content: Buffer): Promise<void> {
    await this.writeHead(path, content.length)
    await this.write(content)
    await this.pad(content.length)
  }

  /** Throws if the stream has another size. */
  async addStream(path: string, size: number, chunks: AsyncIterable<Buffer>): Promise<void> {
    await this.writeHead(path, size)
    let written = 0
    for await (const chunk of chunks) {
      written += chunk.length
      await this.write(chunk)
    }
    if (written !== size)
      throw new Error(`${path}: ${written} байт вместо ${size}, файл изменился во время чтения. Повторите`)
    await this.pad(size)
  }

  /** Ends the archive; it is on the disk afterwards. */
  async end(): Promise<void> {
    await this.write(Buffer.alloc(BLOCK * 2))
    await this.handle.sync()
    await this.close()
  }

  close(): Promise<void> {
    return this.handle.close()
  }

  private async writeHead(path: string, size: number): Promise<void> {
    const header = new Header({ path, size, mode: 0o600, type: 'File', mtime: new Date() })
    header.encode()
    if (header.needPax) await this.write(new Pax({ path, size }).encode())
    if (header.block) await this.write(header.block)
  }

  private pad(size: number): Promise<void> {
    return this.write(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK))
  }

  private async write(content: Buffer): Promise<void> {
    this.bytes += content.length
    await this.handle.appendFile(content)
  }
}

/** The file is no archive of a backup, or damaged. */
class ArchiveError extends Error {
  override name = 'ArchiveError'

  constructor(hasEntries: boolean) {
    super(hasEntries ? 'она оборвана или повреждена' : 'это не копия портала')
  }
}

/** Hands every entry over in turn. Throws the first error of the archive or of `handle`. */
export async function readArchive(file: string, handle: (entry: ReadEntry) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  let handled = Promise.resolve()
  const take = async (entry: ReadEntry) => {
    try {
      if (failures.length === 0) await handle(entry)
    } catch (error) {
      failures.push(error)
    }
    entry.resume() // an archive with an unread entry never ends
  }
  let hasEntries = false
  const onReadEntry = (entry: ReadEntry) => {
    hasEntries = true
    handled = handled.then(() => take(entry))
  }
  const reading = list({ file, strict: true, noResume: true, maxReadSize: READ_BYTES, onReadEntry })
  await reading.catch((error: unknown) => failures.unshift(isFileError(error) ? error : new ArchiveError(hasEntries)))
  await handled
  if (failures.length > 0) throw failures[0]
}

export async function readWhole(entry: ReadEntry): Promise<Buffer> {
  return Buffer.concat(await entry.collect())
}
