import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/lib/config/log'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { refuseSharedSession } from '@/lib/platform/postgres/refuse-shared-session'
import { loadSecrets } from '@/lib/platform/process/secrets'
import { hasPgBouncer, startPgBouncer, type PgBouncerProcess } from '@/lib/tools/pgbouncer-process'

jest.setTimeout(60_000)

const describeWithPgBouncer = hasPgBouncer ? describe : describe.skip

describeWithPgBouncer('the direct address of the database (skipped without pgbouncer)', () => {
  let folder: string
  let database: Database
  let pooler: PgBouncerProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-session-'))
    database = await openDatabase({ dataDir: folder }, await loadSecrets(folder, {}), log)
    pooler = await startPgBouncer(database.url)
  })

  afterAll(async () => {
    await pooler.stop()
    await database.close()
    await rm(folder, { recursive: true })
  })

  test('must not change its session after a transaction', async () => {
    await expect(refuseSharedSession(pooler.toPooled(database.url))).rejects.toThrow('DATABASE_DIRECT_URL')
  })

  test('may lead through session pooling, or past the pooler', async () => {
    await refuseSharedSession(pooler.toSession(database.url))
    await refuseSharedSession(database.url)
  })
})
