import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { CLAIMS } from '@/lib/tools/bench/claim-map'
import type { Row } from '@/lib/tools/bench/table'

const FILES = 400
const FILE_BYTES = 5 * 1024 * 1024
const MEGABYTE = 1024 * 1024
const MEMORY_EVERY_MS = 250

/** A backup of 100 000 claims with 2 GB of files beside the running portal, and its restore into an empty folder. */
export async function measureBackups(portal: BenchPortal): Promise<Row[]> {
  await addClaims(portal)
  for (let file = 0; file < FILES; file += 1)
    await writeFile(join(portal.dataDir, 'storage', 'files', `bench-${file}.bin`), randomBytes(FILE_BYTES))
  const folder = await mkdtemp(join(tmpdir(), 'city-portal-bench-backups-'))
  const archive = join(folder, 'city.tar')
  try {
    const backup = await runCommand(['backup', archive], portal.environment())
    const restored = { ...portal.environment(), DATA_DIR: join(folder, 'restored') }
    const restore = await runCommand(['restore', archive], restored)
    return [
      { показатель: 'копия с проверкой, с', значение: backup.seconds, цель: '≤ 600' },
      { показатель: 'наибольшая память копирования, МиБ', значение: backup.mebibytes, цель: '≤ 200' },
      { показатель: 'размер копии, МиБ', значение: Math.round((await stat(archive)).size / MEGABYTE), цель: '' },
      { показатель: 'восстановление, с', значение: restore.seconds, цель: '' },
      { показатель: 'наибольшая память восстановления, МиБ', значение: restore.mebibytes, цель: '≤ 200' },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Other tables may have added them already. */
async function addClaims(portal: BenchPortal): Promise<void> {
  const client = new Client(await portal.databaseUrl())
  await client.connect()
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM claims')
  await client.end()
  if ((rows[0]?.count ?? 0) < CLAIMS) await portal.scale(`claims=${CLAIMS}`)
}

async function runCommand(args: string[], settings: Record<string, string>) {
  const began = performance.now()
  const child = spawn(process.execPath, ['start.mjs', ...args], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let mebibytes = 0
  const timer = setInterval(() => {
    void peakMebibytes(child.pid ?? 0).then((peak) => (mebibytes = Math.max(mebibytes, peak)))
  }, MEMORY_EVERY_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(timer)
  if (code !== 0) throw new Error(`${args[0]}: код ${code}`)
  return { seconds: Math.round((performance.now() - began) / 1_000), mebibytes }
}

async function peakMebibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}
