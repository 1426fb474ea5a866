import { text } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** Each entry costs a turn of the event loop. */
const MAX_ENTRIES = 10_000

/** Reads only the directory; unpacks entries on demand. */
export class ZipArchive {
  readonly names: string[]
  readonly unpackedSize: number

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: readonly Entry[],
  ) {
    this.names = entries.map(({ fileName }) => fileName)
    this.unpackedSize = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  }

  /** Null for another format or too many entries. */
  static async open(content: Buffer): Promise<ZipArchive | null> {
    try {
      const zip = await yauzl.fromBufferPromise(content)
      if (zip.entryCount > MAX_ENTRIES) return null
      const entries: Entry[] = []
      for await (const entry of zip.eachEntry()) entries.push(entry)
      return new ZipArchive(zip, entries)
    } catch {
      return null
    }
  }

  /** Null if missing, or longer than `limit` bytes or than declared. */
  async read(name: string, limit: number): Promise<string | null> {
    const entry = this.entries.find(({ fileName }) => fileName === name)
    if (!entry || entry.uncompressedSize > limit) return null
    try {
      // the stream fails if it is longer than declared
      return await text(await this.zip.openReadStreamPromise(entry))
    } catch {
      return null
    }
  }
}
