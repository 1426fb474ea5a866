import type { RequestListener } from 'node:http'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readCertificate } from '@/lib/platform/process/certificate'
import { readBackupState } from '@/lib/platform/backups/backup-state'
import { DatabaseFiguresReader, type DatabaseFigures } from '@/lib/server/front/metrics/database-figures'
import { requestKind } from '@/lib/server/front/metrics/request-kind'
import type { PageCache } from '@/lib/server/front/page-cache'
import type { WorkerPages } from '@/lib/server/front/worker-pages'
import type { WorkerPool } from '@/lib/server/front/worker-pool'
import { fullestDisk } from '@/lib/server/start/disk-watch'

const LATENCY_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const MEGABYTE = 1024 * 1024
const CERTIFICATE_READ_EVERY_MS = 3_600_000

export interface MeasuredParts {
  publicUrl: string
  databaseUrl: string
  dataDir: string
  folders: readonly string[]
  workers: Pick<WorkerPool, 'states' | 'readyCount' | 'restarts'>
  cache: Pick<PageCache, 'counts' | 'bytes' | 'count'>
  pages: Pick<WorkerPages, 'counts'>
}

type Values = Record<string, number | null | undefined>

/** Values of this instance for Prometheus. Labels are of closed lists: no address, no personal data. */
export class PortalMetrics {
  private readonly registry = new Registry()
  private readonly database: DatabaseFiguresReader
  private readonly requests = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Время ответа по видам запросов и классам кодов',
    labelNames: ['kind', 'status'],
    buckets: LATENCY_SECONDS,
    registers: [this.registry],
  })

  constructor(private readonly parts: MeasuredParts) {
    this.database = new DatabaseFiguresReader(parts.databaseUrl)
    this.addServing()
    this.addWorkers()
    this.addDatabase()
    this.addBackups()
    this.addCertificate()
  }

  get contentType(): string {
    return this.registry.contentType
  }

  print(): Promise<string> {
    return this.registry.metrics()
  }

  measure(listener: RequestListener): RequestListener {
    return (req, res) => {
      const kind = requestKind(req.url ?? '')
      const startedAt = performance.now()
      res.once('close', () => {
        const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'closed'
        this.requests.observe({ kind, status }, (performance.now() - startedAt) / 1_000)
      })
      listener(req, res)
    }
  }

  private addServing(): void {
    const { cache, pages } = this.parts
    this.counter('portal_page_cache_requests_total', 'Страницы из кэша: hit, stale, miss', 'result', () => cache.counts)
    this.counter('portal_renders_total', 'Собранные страницы: done, failed', 'result', () => pages.counts)
    this.gauge('portal_page_cache_bytes', 'Память готовых страниц', () => cache.bytes)
    this.gauge('portal_page_cache_pages', 'Готовые страницы в памяти', () => cache.count)
    this.gauge('portal_front_memory_bytes', 'Память процесса, который принимает запросы', () =>
      process.memoryUsage.rss(),
    )
    this.gauge('portal_disk_free_bytes', 'Свободно на самом полном из дисков портала', async () => {
      const disk = await fullestDisk(this.parts.folders)
      return disk && disk.freeMegabytes * MEGABYTE
    })
  }

  private addWorkers(): void {
    const { workers } = this.parts
    const sum = (read: (state: WorkerPool['states'][number]) => number) =>
      workers.states.reduce((total, state) => total + read(state), 0)
    this.gauge('portal_workers_ready', 'Рабочие процессы, готовые отвечать', () => workers.readyCount)
    this.counter('portal_worker_restarts_total', 'Внезапные остановки рабочих процессов', null, () => ({
      all: workers.restarts,
    }))
    this.gauges('portal_worker_memory_bytes', 'Память рабочих процессов по их номерам', 'worker', () =>
      Object.fromEntries(workers.states.map(({ memoryBytes }, index) => [String(index + 1), memoryBytes])),
    )
    this.gauge('portal_worker_requests_in_flight', 'Запросы, на которые сейчас отвечают рабочие процессы', () =>
      sum(({ inFlight }) => inFlight),
    )
    this.gauges(
      'portal_database_pool',
      'Соединения с базой: used — заняты, waiting — запросы в очереди',
      'state',
      () => ({
        used: sum(({ pool }) => pool.used),
        waiting: sum(({ pool }) => pool.waiting),
      }),
    )
  }

  private addDatabase(): void {
    const add = (name: string, help: string, read: (figures: DatabaseFigures) => number) =>
      this.gauge(name, help, async () => {
        const figures = await this.database.read()
        return figures && read(figures)
      })
    this.gauge('portal_database_up', 'Отвечает ли база', async () => ((await this.database.read()) ? 1 : 0))
    add('portal_emails_waiting', 'Письма, которые ждут отправки', ({ emails }) => emails.waiting)
    add('portal_emails_failing', 'Ждущие письма с неудачной попыткой', ({ emails }) => emails.failing)
    add('portal_emails_stuck', 'Письма, которые никто больше не отправит', ({ emails }) => emails.stuck)
    add(
      'portal_email_oldest_seconds',
      'Возраст самого старого ждущего письма',
      ({ emails }) => emails.oldestSeconds ?? 0,
    )
    add('portal_claims_overdue', 'Просроченные заявки', ({ overdueClaims }) => overdueClaims)
    add('portal_appeals_overdue', 'Просроченные обращения', ({ overdueAppeals }) => overdueAppeals)
  }

  private addBackups(): void {
    const read = () => readBackupState(this.parts.dataDir)
    // the values of a backup go with its file
    const readPresent = async () => {
      const { verified, isOnDataDisk } = await read()
      return isOnDataDisk === null ? null : verified
    }
    this.gauge('portal_copy_verified_timestamp_seconds', 'Когда сделана последняя проверенная копия', async () => {
      const verified = await readPresent()
      return verified && Date.parse(verified.madeAt) / 1_000
    })
    this.gauge('portal_copy_bytes', 'Размер последней проверенной копии', async () => {
      return (await readPresent())?.bytes
    })
    this.gauge('portal_copy_failed', 'Не удалась ли последняя попытка', async () => ((await read()).failure ? 1 : 0))
    this.gauge('portal_copy_on_data_disk', 'Лежит ли копия на том же диске, что и данные', async () => {
      const { isOnDataDisk } = await read()
      return isOnDataDisk === null ? null : Number(isOnDataDisk)
    })
  }

  /** The certificate that visitors get from the proxy; unknown while that does not answer. */
  private addCertificate(): void {
    let readAt = -Infinity
    let end: number | undefined
    this.gauge('portal_certificate_end_timestamp_seconds', 'Когда кончается сертификат PUBLIC_URL', async () => {
      if (performance.now() - readAt < CERTIFICATE_READ_EVERY_MS) return end
      readAt = performance.now()
      const certificate = await readCertificate(this.parts.publicUrl).catch(() => null)
      end = certificate ? certificate.endsAt.getTime() / 1_000 : undefined
      return end
    })
  }

  /** An unknown value is left out. */
  private gauge(name: string, help: string, read: () => MaybeLater<number | null | undefined>): void {
    this.gauges(name, help, null, async () => ({ all: await read() }))
  }

  private gauges(name: string, help: string, label: string | null, read: () => MaybeLater<Values>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      collect: async () => {
        const values = await read()
        gauge.reset()
        if (!label) gauge.remove() // it would otherwise show an unknown value as 0
        for (const [key, value] of known(values)) gauge.set(label ? { [label]: key } : {}, value)
      },
    })
  }

  private counter(name: string, help: string, label: string | null, read: () => Values): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      collect: () => {
        counter.reset()
        for (const [key, value] of known(read())) counter.inc(label ? { [label]: key } : {}, value)
      },
    })
  }
}

type MaybeLater<T> = T | Promise<T>

function known(values: Values): [string, number][] {
  return Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
}
