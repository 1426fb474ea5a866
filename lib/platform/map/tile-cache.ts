import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { touches, type CityMap } from '@/lib/platform/map/city-map'
import { drawTile, TILE_LOOK } from '@/lib/platform/map/draw-tile'
import type { Tile } from '@/lib/platform/map/mercator'
import { log } from '@/lib/config/log'
import { AppError } from '@/lib/contract/errors'

const MEMORY_BYTES = 24 * 1024 * 1024
const DISK_BYTES = 256 * 1024 * 1024
const AT_ONCE = 2
const MAX_QUEUE = 256

/** Caches tiles in memory, and those of the city on disk. Concurrent requests share one drawing. */
export class TileCache {
  private readonly memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (drawn) => drawn.length,
  })
  private readonly running = new Map<string, Promise<Buffer>>()
  private readonly limit = pLimit(AT_ONCE)
  private disk: Promise<number> | undefined
  private written = 0

  constructor(
    private readonly map: CityMap,
    private readonly folder: string,
    private readonly draw: typeof drawTile = drawTile,
  ) {}

  getVersion(tile: Tile): string {
    return `${this.version}-${toName(tile)}`
  }

  async get(tile: Tile): Promise<Buffer> {
    const name = toName(tile)
    const cached = this.memory.get(name)
    if (cached) return cached
    const running = this.running.get(name) ?? this.make(tile, name).finally(() => this.running.delete(name))
    this.running.set(name, running)
    return running
  }

  private get version(): string {
    return `${this.map.version}-${TILE_LOOK}`
  }

  private async make(tile: Tile, name: string): Promise<Buffer> {
    const file = this.isOfCity(tile) ? path.join(this.folder, this.version, `${name}.webp`) : null
    const stored = file ? await readFile(file).catch(() => null) : null
    const drawn = stored ?? (await this.drawLater(tile))
    this.memory.set(name, drawn)
    if (file && !stored) await this.store(file, drawn)
    return drawn
  }

  /** Throws unavailable if too many tiles wait. */
  private async drawLater(tile: Tile): Promise<Buffer> {
    if (this.limit.pendingCount >= MAX_QUEUE) throw new AppError('unavailable')
    return this.limit(() => this.draw(this.map, tile))
  }

  /** Others are cheap to draw, and too many to store. */
  private isOfCity({ z, x, y }: Tile): boolean {
    const side = 2 ** z
    return touches([x / side, y / side, (x + 1) / side, (y + 1) / side], this.map.bounds)
  }

  private async store(file: string, drawn: Buffer): Promise<void> {
    try {
      this.disk ??= this.sweep()
      if ((await this.disk) + this.written + drawn.length > DISK_BYTES) return
      const draft = `${file}.${randomBytes(4).toString('hex')}`
      await writeFile(draft, drawn)
      await rename(draft, file)
      this.written += drawn.length
    } catch (error) {
      log.debug({ err: error }, 'Плитка карты не сохранена')
    }
  }

  /** Deletes other versions. Returns the bytes of this one. */
  private async sweep(): Promise<number> {
    const own = path.join(this.folder, this.version)
    await mkdir(own, { recursive: true })
    const versions = await readdir(this.folder)
    const old = versions.filter((name) => name !== this.version)
    await Promise.all(old.map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })))
    const sizes = (await readdir(own)).map(
      async (name) => (await stat(path.join(own, name)).catch(() => null))?.size ?? 0,
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

function toName({ z, x, y, ratio }: Tile): string {
  return `${z}-${x}-${y}${ratio === 2 ? '@2x' : ''}`
}
