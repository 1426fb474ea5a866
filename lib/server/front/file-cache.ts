import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Representation } from '@/lib/server/cache/cached-response'

/** Larger files are streams from a worker. */
const MAX_FILE_BYTES = 256 * 1024
/** A file deleted while it was on its way here is served no longer than this. */
const KEPT_MS = 60_000
const PUBLIC_FILE = /^\/files\/[\w-]+\.\w+$/
/** Headers that belong to one response only. */
const ONCE = new Set(['x-request-id', 'date', 'content-length'])
const TABLES = ['media', 'files']

/** Small public files of the last minute: a hot picture is not read from the storage twice a second. */
export class FileCache {
  private readonly files: LRUCache<string, Representation>

  constructor(maxBytes: number) {
    this.files = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: ({ body }, url) => body.length + url.length * 2 + 1_024,
      ttl: KEPT_MS,
    })
  }

  find({ method, url = '', headers }: IncomingMessage): Representation | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return undefined
    return this.files.get(url)
  }

  /** Returns how many bytes of the response are to be kept; 0 if it is none of these files. */
  limitFor({ method, url = '', headers }: IncomingMessage): number {
    const isWhole = method === 'GET' && headers.range === undefined
    return isWhole && PUBLIC_FILE.test(url) ? MAX_FILE_BYTES : 0
  }

  keep(url: string, headers: readonly [string, string][], body: Buffer): void {
    const etag = headers.find(([name]) => name.toLowerCase() === 'etag')?.[1]
    const isCompressed = headers.some(([name]) => name.toLowerCase() === 'content-encoding')
    if (!etag || isCompressed) return
    const notModified = headers.filter(([name]) => !ONCE.has(name.toLowerCase())).flat()
    this.files.set(url, { etag, body, notModified, headers: [...notModified, 'Content-Length', String(body.length)] })
  }

  purge(tables: ReadonlySet<string> | 'all'): void {
    if (tables === 'all' || TABLES.some((table) => tables.has(table))) this.files.clear()
  }
}
