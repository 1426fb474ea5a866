import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { ANSWER_SECONDS, copyDemoCity, ensureDemoCity } from '@/lib/tools/test-run/demo-city'
import { runningDatabase } from '@/lib/platform/postgres/database'
import { loadSecrets } from '@/lib/platform/process/secrets'

const POLL_MS = 100
/** Requests that were begun get 30 seconds; then workers and the database stop. */
const STOP_LIMIT_MS = 45_000

export interface TestPortal {
  env: Record<string, string>
  /** Throws if the portal ended badly or logged an error. */
  stop: () => Promise<void>
}

/** Throws if the portal ends before it is ready. */
export async function startTestPortal(logFile: string): Promise<TestPortal> {
  await ensureDemoCity()
  const { dataDir, account } = await copyDemoCity()
  const port = await getPort()
  const url = `http://localhost:${port}`
  mkdirSync('test-results', { recursive: true })
  const log = openSync(logFile, 'w')
  // the closed channel ends the portal if this process is killed
  const child = spawn(process.execPath, ['start.mjs', 'start'], {
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...account,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_URL: '',
      DEMO: 'on',
      STOP_DELAY_SECONDS: '0',
      DESK_UNDO_SECONDS: '0',
      DATABASE_ANSWER_SECONDS: String(ANSWER_SECONDS),
      TRUSTED_PROXIES: '127.0.0.1,::1', // a test of limits comes from another address
    },
  })
  closeSync(log)
  const ended = once(child, 'exit')

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    const [code] = await Promise.race([ended, sleep(STOP_LIMIT_MS, ['не остановился'], { ref: false })])
    child.kill('SIGKILL')
    const errors = (await readFile(logFile, 'utf8'))
      .split('\n')
      .filter((line) => /^\{"level":"(error|fatal)"/.test(line))
    await rm(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`Портал закончил работу нечисто (${code}): ${logFile}`)
    if (errors.length > 0) throw new Error(`Портал записал в журнал ошибки:\n${errors.join('\n')}`)
  }

  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Портал не запустился:\n${await readFile(logFile, 'utf8')}`)
    await sleep(POLL_MS)
  }
  const database = (await runningDatabase(dataDir, await loadSecrets(dataDir, {}))) ?? ''
  return { env: { ...account, PORTAL_URL: url, DATABASE_URL: database, DATA_DIR: dataDir }, stop }
}
