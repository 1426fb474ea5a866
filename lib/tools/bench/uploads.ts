import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { peakMebibytes, portalProcesses, residentMebibytes } from '@/lib/tools/bench/processes'
import type { Row } from '@/lib/tools/bench/table'
import { sendPhoto, somePhoto } from '@/lib/tools/bench/visitors'

const UPLOADS = 100
/** About 4.9 MB. */
const LARGE_PHOTO = { width: 2900, height: 2140, quality: 91 }
const MEMORY_PAUSE_MS = 30_000

interface Result {
  status: number
  hasRetryAfter: boolean
  ms: number
}

/** Large photos of many residents at once: what is taken, how soon the rest is refused, and whether memory comes back. */
export async function measureUploads(portal: BenchPortal): Promise<Row[]> {
  await portal.start()
  const photo = await somePhoto(LARGE_PHOTO)
  await upload(portal.url, photo) // loads what the first upload needs
  const fresh = memoryOfWorkers(portal.pid, residentMebibytes)
  const results = await Promise.all(Array.from({ length: UPLOADS }, () => upload(portal.url, photo)))
  const peak = memoryOfWorkers(portal.pid, peakMebibytes)
  await sleep(MEMORY_PAUSE_MS)
  const later = memoryOfWorkers(portal.pid, residentMebibytes)
  const taken = results.filter(({ status }) => status === 200)
  const refused = results.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  return [
    { показатель: `снимков сразу, по ${(photo.length / 1e6).toFixed(1)} МБ`, значение: UPLOADS },
    { показатель: 'принято', значение: taken.length },
    { показатель: 'p99 принятых, мс', значение: p99(taken) },
    { показатель: 'отказано с Retry-After', значение: refused.length },
    { показатель: 'p99 отказов, мс', значение: p99(refused) },
    { показатель: 'других ответов и ошибок', значение: UPLOADS - taken.length - refused.length, цель: '0' },
    { показатель: 'память рабочих процессов до, МиБ', значение: fresh },
    { показатель: 'наибольшая, МиБ', значение: peak },
    { показатель: 'через 30 с, МиБ', значение: later },
  ]
}

async function upload(origin: string, photo: Buffer): Promise<Result> {
  const began = performance.now()
  const response = await sendPhoto(origin, photo).catch(() => null)
  const text = (await response?.text()) ?? ''
  const isFailure = text.includes('"errors"') && response?.status === 200
  return {
    status: isFailure ? 0 : (response?.status ?? 0),
    hasRetryAfter: Boolean(response?.headers.has('retry-after')),
    ms: performance.now() - began,
  }
}

function p99(results: readonly Result[]): number {
  const sorted = results.map(({ ms }) => ms).sort((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0)
}

function memoryOfWorkers(server: number, read: (pid: number) => number): string {
  const workers = portalProcesses(server).filter(({ command }) => command.includes('start-worker'))
  return workers.map(({ pid }) => Math.round(read(pid))).join(', ')
}
