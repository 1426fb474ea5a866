import { Client } from 'pg'
import { measureUnderLoad } from '@/lib/tools/bench/background-load'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { load } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'

const PAGE = '/news'
const CONNECTIONS = 64
const PAUSE_MS = 1_000

/** Changes of a published row. */
const changes = [
  ['новости', `UPDATE news SET updated_at = now() WHERE id = (SELECT min(id) FROM news WHERE _status = 'published')`],
  ['заявки', `UPDATE claims SET updated_at = now() WHERE id = (SELECT min(id) FROM claims WHERE code <> '5')`],
] as const

/** A cached page beside a change each second: of what it shows, and of what it does not. */
export async function measurePurge(portal: BenchPortal): Promise<Row[]> {
  const alone = await load(portal.url + PAGE, CONNECTIONS)
  const rows: Row[] = [{ [PAGE]: 'без изменений', 'запросов/с': alone.requestsPerSecond, 'p99, мс': alone.p99 }]
  const database = new Client({ connectionString: await portal.databaseUrl() })
  await database.connect()
  try {
    for (const [name, statement] of changes) {
      const change = {
        name,
        connections: 1,
        pauseMs: PAUSE_MS,
        send: async () => (await database.query(statement)).rowCount === 1,
      }
      const { result, counts } = await measureUnderLoad([change], () => load(portal.url + PAGE, CONNECTIONS))
      rows.push({
        [PAGE]: `изменение ${name} раз в секунду`,
        'запросов/с': result.requestsPerSecond,
        отношение: (result.requestsPerSecond / alone.requestsPerSecond).toFixed(2),
        'p99, мс': result.p99,
        ошибок: result.refusals + result.errors + (counts[0]?.failures ?? 0),
      })
    }
  } finally {
    await database.end()
  }
  return rows
}
