import type { Log } from '@/lib/config/log'
import { keepBuilds } from '@/lib/platform/process/builds'
import type { PortalControl, ReloadCheck, ReloadResult } from '@/lib/platform/process/control-socket'
import { FRONT_SOURCES } from '@/lib/server/reload/front-sources'
import { hashSources } from '@/lib/server/start/hash-sources'

const NOT_LOADED = /\.test\.ts$/

export interface ReloadParts {
  isDatabasePrepared(): Promise<boolean>
  workers: { replace(build: string): Promise<void>; readonly readyCount: number }
  files: { reload(): Promise<void> }
  cache: { purge(): void }
  log: Log
}

/** Replaces the workers of a running portal by those of a new build. */
export class PortalReload implements PortalControl {
  private isRunning = false

  private constructor(
    private build: string,
    private readonly frontSources: string,
    private readonly parts: ReloadParts,
  ) {}

  static async create(build: string, parts: ReloadParts): Promise<PortalReload> {
    return new PortalReload(build, await hashFront(), parts)
  }

  async check(): Promise<ReloadCheck> {
    return { refusal: await this.findRefusal(), build: this.build }
  }

  async reload(build: string): Promise<ReloadResult> {
    if (this.isRunning) return this.fail('Замена уже идёт')
    this.isRunning = true
    try {
      await this.replaceWorkers(build)
      return { failure: null, workers: this.parts.workers.readyCount }
    } catch (error) {
      this.parts.log.error({ err: error }, 'Замена не удалась')
      return this.fail(`${(error as Error).message}. Портал работает с прежней сборкой`)
    } finally {
      this.isRunning = false
    }
  }

  private async findRefusal(): Promise<string | null> {
    if ((await hashFront()) !== this.frontSources) return restart('меняет сам сервер или его пакеты')
    try {
      return (await this.parts.isDatabasePrepared()) ? null : restart('меняет базу данных')
    } catch (error) {
      this.parts.log.warn({ err: error }, 'Не удалось узнать, готова ли база к новой сборке')
      return (error as Error).message
    }
  }

  /** Pages of the old build stay right until the end, because its scripts are served too. */
  private async replaceWorkers(build: string): Promise<void> {
    const { workers, files, cache, log } = this.parts
    await files.reload()
    await keepBuilds([this.build, build])
    try {
      await workers.replace(build)
      this.build = build
    } finally {
      await keepBuilds([this.build])
      cache.purge() // also if some workers had shown the new build before they went back
    }
    log.info({ build, workers: workers.readyCount }, 'Работает новая сборка')
  }

  private fail(failure: string): ReloadResult {
    return { failure, workers: this.parts.workers.readyCount }
  }
}

function hashFront(): Promise<string> {
  return hashSources(FRONT_SOURCES, NOT_LOADED)
}

function restart(reason: string): string {
  return `Обновление ${reason}: без остановки его не поставить. Сделайте копию, остановите портал и запустите снова: npm start`
}
