import { env } from '@/lib/config/env'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import {
  databaseProcesses,
  portalProcesses,
  proportionalMebibytes,
  residentMebibytes,
} from '@/lib/tools/bench/processes'
import { pagesOfSitemap, readAll } from '@/lib/tools/bench/sitemap'
import type { Row } from '@/lib/tools/bench/table'

const FRONT_MIB = 90
const WORKER_MIB = 450
const DATABASE_MIB = 200

/** Memory of each process of a new portal, before and after a robot has read all pages. */
export async function measureMemory(portal: BenchPortal): Promise<Row[]> {
  await portal.start()
  const fresh = measureByProcess(portal.pid)
  await readAll(portal.url, await pagesOfSitemap(portal.url))
  const crawled = measureByProcess(portal.pid)
  return [...crawled].map(([process, memory]) => ({
    процесс: process,
    'после запуска, МиБ': Math.round(fresh.get(process) ?? 0),
    'после обхода карты сайта, МиБ': Math.round(memory),
    цель: `≤ ${getGoal(process)}`,
  }))
}

const FRONT = 'передний процесс'
const DATABASE = 'PostgreSQL, без повторов'

function measureByProcess(server: number): Map<string, number> {
  const own = portalProcesses(server).map(
    ({ pid, command }, index) => [toName(command, index), residentMebibytes(pid)] as const,
  )
  const database = databaseProcesses(server).reduce((sum, { pid }) => sum + proportionalMebibytes(pid), 0)
  return new Map([...own, [DATABASE, database]])
}

function toName(command: string, index: number): string {
  if (index === 0) return FRONT
  return command.includes('/documents/') ? `чтение документов ${index}` : `рабочий процесс ${index}`
}

function getGoal(process: string): number {
  if (process === FRONT) return FRONT_MIB + env.PAGE_CACHE_MB
  return process === DATABASE ? DATABASE_MIB : WORKER_MIB
}
