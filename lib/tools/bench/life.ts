import { readdirSync } from 'node:fs'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { readProc, residentMebibytes } from '@/lib/tools/bench/memory'
import type { Row } from '@/lib/tools/bench/table'

/** Memory after the load before, then a second start. */
export async function measureLife(portal: BenchPortal): Promise<Row[]> {
  const server = residentMebibytes(portal.pid)
  const database = postgresOf(portal.dataDir).reduce((sum, pid) => sum + proportionalMebibytes(pid), 0)
  await portal.start()
  return [
    { показатель: 'память сервера, МиБ', значение: server, цель: '≤ 400' },
    { показатель: 'память PostgreSQL, МиБ', значение: Math.round(database), цель: '≤ 200' },
    { показатель: 'второй запуск до первой страницы, мс', значение: Math.round(portal.startedIn), цель: '≤ 5000' },
  ]
}

/** Share of memory: processes of PostgreSQL share most of it. */
function proportionalMebibytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
}

function postgresOf(dataDir: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const postmaster = pids.find(
    (pid) => readProc(`${pid}/cmdline`).includes(dataDir) && readProc(`${pid}/comm`).trim() === 'postgres',
  )
  return pids.filter((pid) => pid === postmaster || readProc(`${pid}/stat`).split(' ')[3] === String(postmaster))
}
