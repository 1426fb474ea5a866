import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from '@/lib/config/log'
import { isAlive } from '@/lib/platform/process/child'

const SIGINT_GRACE_MS = 6_000
const SIGQUIT_GRACE_MS = 3_000

/** Ends the PostgreSQL of a killed portal, or removes its stale postmaster.pid. Call it under the folder's lock. */
export async function endOrphanedServer(dataFolder: string, log: Log): Promise<void> {
  const postmaster = await recordedPid(dataFolder)
  const alive = await findProcesses(dataFolder, postmaster)
  if (alive.length > 0) {
    log.warn({ pids: alive }, 'Прошлый запуск оборвался, его PostgreSQL ещё работает: останавливаем')
    await endAll(dataFolder, postmaster)
  }
  // PostgreSQL detects a dead pid, but not one reused by another program
  if (postmaster && isAlive(postmaster)) await rm(join(dataFolder, 'postmaster.pid'), { force: true })
}

async function recordedPid(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || null
}

async function endAll(dataFolder: string, postmaster: number | null): Promise<void> {
  send(await findProcesses(dataFolder, postmaster), 'SIGINT', postmaster)
  if (await goneWithin(dataFolder, postmaster, SIGINT_GRACE_MS)) return
  send(await findProcesses(dataFolder, postmaster), 'SIGQUIT', postmaster)
  if (await goneWithin(dataFolder, postmaster, SIGQUIT_GRACE_MS)) return
  send(await findProcesses(dataFolder, postmaster), 'SIGKILL', null)
  await goneWithin(dataFolder, postmaster, SIGQUIT_GRACE_MS)
}

/** The postmaster ends its children; without it each is signalled. */
function send(pids: number[], signal: NodeJS.Signals, postmaster: number | null): void {
  const targets = postmaster && pids.includes(postmaster) ? [postmaster] : pids
  for (const pid of targets) {
    try {
      process.kill(pid, signal)
    } catch {
      // ended meanwhile
    }
  }
}

async function goneWithin(dataFolder: string, postmaster: number | null, limitMs: number): Promise<boolean> {
  for (let waited = 0; waited < limitMs; waited += 50) {
    if ((await findProcesses(dataFolder, postmaster)).length === 0) return true
    await sleep(50)
  }
  return false
}

/** They all have this working directory. Without /proc only the recorded pid is known. */
async function findProcesses(dataFolder: string, postmaster: number | null): Promise<number[]> {
  const folder = await realpath(dataFolder).catch(() => dataFolder)
  if (process.platform === 'linux') return processesInside(folder)
  return postmaster && (await readCommand(postmaster)).includes(dataFolder) ? [postmaster] : []
}

async function processesInside(folder: string): Promise<number[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      if ((await readlink(`/proc/${name}/cwd`).catch(() => '')) !== folder) return 0
      const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
      return command.startsWith('postgres') || command.split('\0')[0]?.endsWith('/postgres') ? Number(name) : 0
    }),
  )
  return found.filter(Boolean)
}

async function readCommand(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout
}
