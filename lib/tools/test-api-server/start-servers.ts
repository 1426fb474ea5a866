import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ANSWER_SECONDS, copyDemoCity, copyFolder, ensureDemoCity } from '@/lib/tools/test-run/demo-city'
import { ApiServerProcess, type ApiServerSettings } from '@/lib/tools/test-api-server/server-process'
import { copyDatabase } from '@/lib/tools/test-api-server/copy-database'
import { startPgBouncer } from '@/lib/tools/pgbouncer-process'
import { startS3Server } from '@/lib/tools/s3-server'
import { log } from '@/lib/config/log'
import { openDatabase } from '@/lib/platform/postgres/database'
import { loadSecrets } from '@/lib/platform/process/secrets'
import { StopSignals } from '@/lib/server/start/stop-signals'

/** Started by Jest: one PostgreSQL over a copy of the demo city, an API server and a database per worker. */
const signals = new StopSignals()
process.once('disconnect', () => void signals.stop(0))
try {
  process.send?.(await startServers(Number(process.argv[2])))
} catch (error) {
  console.error(error)
  await signals.stop(1)
}

/** Returns the environment of each worker. */
async function startServers(count: number): Promise<Record<string, string>[]> {
  await ensureDemoCity()
  const { dataDir, account } = await copyDemoCity()
  signals.onStop(() => rm(dataDir, { recursive: true, force: true }))
  const secrets = await loadSecrets(dataDir, {})
  const database = await openDatabase({ dataDir }, secrets, log)
  signals.onStop(() => database.close())
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const s3 = process.env.TEST_FILES === 's3' ? await startS3Server() : null
  if (s3) signals.onStop(() => s3.stop())
  // one after another: a copy needs its source unused
  const settings: ApiServerSettings[] = []
  for (const number of numbers) {
    const folder = join(dataDir, `server-${number}`)
    await copyFolder(join(dataDir, 'storage'), join(folder, 'storage'))
    const url = await copyDatabase(database.url, `server_${number}`, secrets)
    const files = s3 ? { ...s3.settings, S3_PREFIX: `server-${number}/` } : undefined
    settings.push({ dataDir: folder, databaseUrl: url, answerSeconds: ANSWER_SECONDS, secrets, account, files })
  }
  const pooler = process.env.TEST_DATABASE === 'pgbouncer' ? await startPgBouncer(database.url) : null
  if (pooler) signals.onStop(() => pooler.stop())
  return Promise.all(settings.map((each) => startServer({ ...each, pooledUrl: pooler?.toPooled(each.databaseUrl) })))
}

async function startServer(settings: ApiServerSettings): Promise<Record<string, string>> {
  const server = new ApiServerProcess(settings)
  signals.onStop(() => server.stop())
  await server.start()
  return server.testEnv
}
