import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import type { Row } from '@/lib/tools/bench/table'

/** A second start over the same folder. */
export async function measureStart(portal: BenchPortal): Promise<Row[]> {
  await portal.start()
  return [
    { показатель: 'второй запуск до первой страницы, мс', значение: Math.round(portal.startedIn), цель: '≤ 5000' },
  ]
}
