import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { finishedBuilds } from '@/lib/platform/process/builds'
import { dataPolicy } from '@/lib/server/security-headers'
import { chooseCoding } from '@/lib/server/cache/content-coding'
import { CachedResponse, sendRepresentation } from '@/lib/server/cache/cached-response'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const COMPRESSED_TYPES = new Set(['.gif', '.ico', '.jpg', '.png', '.webp', '.woff2'])
const MAX_BYTES = 8 * 1024 * 1024
const CACHED_BYTES = 32 * 1024 * 1024
const BEST_QUALITY = 9

interface StaticFile {
  path: string
  caching: string
}

export class StaticFiles {
  private readonly cached = new LRUCache<string, CachedResponse>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (response) => response.bytes,
  })

  private constructor(
    private readonly files: ReadonlyMap<string, StaticFile>,
    private readonly commonHeaders: readonly [string, string][],
  ) {}

  static async list(commonHeaders: readonly [string, string][]): Promise<StaticFiles> {
    return new StaticFiles(await listFiles(), commonHeaders)
  }

  has(path: string): boolean {
    return this.files.has(path)
  }

  async send(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const response = this.cached.get(path) ?? (await this.load(path))
    const found = response.find(chooseCoding(req.headers['accept-encoding']))
    const made = found ?? (await response.get(chooseCoding(req.headers['accept-encoding'])))
    if (!found) this.cached.set(path, response)
    sendRepresentation(req, res, response.status, made)
  }

  private async load(path: string): Promise<CachedResponse> {
    const { path: file, caching } = this.files.get(path) as StaticFile
    const extension = extname(file).toLowerCase()
    const headers: [string, string][] = [
      ['Content-Type', TYPES[extension] ?? 'application/octet-stream'],
      ['Cache-Control', caching],
      ['Vary', 'Accept-Encoding'],
      // a worker has its own policy, and pages have theirs
      ...(extension === '.js' || extension === '.mjs'
        ? []
        : [['Content-Security-Policy', dataPolicy] as [string, string]]),
      ...this.commonHeaders,
    ]
    const response = new CachedResponse({
      status: 200,
      headers: headers.flat(),
      body: await readFile(file),
      compressible: !COMPRESSED_TYPES.has(extension),
      quality: BEST_QUALITY,
      keepsIdentity: true,
    })
    this.cached.set(path, response)
    return response
  }
}

/** A tab opened before the last build asks for the scripts of the one before it; the service worker is the newest's. */
async function listFiles(): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  await collect('public', '', 'public, max-age=3600, must-revalidate', files)
  for (const build of (await finishedBuilds()).reverse()) {
    await collect(`${build}/static`, '/_next/static', 'public, max-age=31536000, immutable', files)
    await collect(`${build}/service-worker`, '', 'public, max-age=3600, must-revalidate', files)
  }
  for (const worker of ['/sw.js', '/manifest.webmanifest']) {
    const file = files.get(worker)
    if (file) files.set(worker, { ...file, caching: 'public, max-age=0, must-revalidate' })
  }
  return files
}

async function collect(folder: string, url: string, caching: string, files: Map<string, StaticFile>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    const address = `${url}/${encodeURIComponent(entry.name)}`
    if (entry.isDirectory()) await collect(path, address, caching, files)
    else if ((await stat(path)).size <= MAX_BYTES) files.set(address, { path, caching })
  }
}
