import type { Client } from 'pg'
import { readApplied } from '@/lib/office/applied-migrations'
import { EARLIER_MIGRATIONS } from '@/lib/office/earlier-migrations'
import { migrations } from '@/lib/office/migrations'

/**
 * Refuses a database that a newer release has migrated: this code does not know its tables, and would put its own functions
 * and triggers in place of the newer ones.
 */
export async function refuseNewerSchema(client: Client): Promise<void> {
  const known = new Set<string>([...EARLIER_MIGRATIONS, ...migrations.map(({ name }) => name)])
  const unknown = [...(await readApplied(client))].filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(
    'схема базы новее этого выпуска портала. Запустите тот выпуск, который обновил базу, или восстановите копию, сделанную до обновления. ' +
      `Этот выпуск не знает изменений: ${unknown.sort().join(', ')}`,
  )
}
