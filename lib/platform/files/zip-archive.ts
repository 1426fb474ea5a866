import { text } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** A document has hundreds of parts; each costs a turn of the loop. */
const MOST_ENTRIES = 10_000

/** Reads an archive by its directory; nothing of it is unpacked before it is asked for. */
export class ZipArchive {
  readonly names: string[]
  /** The number of bytes of everything when unpacked, as the archive says. */
  readonly unpackedSize: number

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: readonly Entry[],
  ) {
    this.names = entries.map(({ fileName }) => fileName)
    this.unpackedSize = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  }

  /** Opens an archive; null for what is no archive, and for one of too many parts. */
  static async open(content: Buffer): Promise<ZipArchive | null> {
    try {
      const zip = await yauzl.fromBufferPromise(content)
      if (zip.entryCount > MOST_ENTRIES) return null
      const entries: Entry[] = []
      for await (const entry of zip.eachEntry()) entries.push(entry)
      return new ZipArchive(zip, entries)
    } catch {
      return null
    }
  }

  /** Reads the text of a part; null where it is missing or longer than `limit` bytes or than the archive says. */
  async read(name: string, limit: number): Promise<string | null> {
    const entry = this.entries.find(({ fileName }) => fileName === name)
    if (!entry || entry.uncompressedSize > limit) return null
    try {
      // the stream breaks as soon as it has more bytes than the directory says
      return await text(await this.zip.openReadStreamPromise(entry))
    } catch {
      return null
    }
  }
}
