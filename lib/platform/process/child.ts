import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '@/lib/platform/process/start-error'

const running = new Set<() => void>()

interface NodeRun {
  env?: Record<string, string>
  logFile?: string
}

export function runNode(args: string[], complaint: string, { env, logFile }: NodeRun = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const output = logFile ? openLog(logFile) : 'inherit'
    const child = spawn(process.execPath, args, { stdio: ['inherit', output, output], env: { ...process.env, ...env } })
    if (typeof output === 'number') closeSync(output)
    const stop = () => child.kill('SIGTERM')
    running.add(stop)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running.delete(stop)
      if (code === 0) resolve()
      else reject(new StartError(`${complaint} (${signal ?? `код ${code}`})${logFile ? `: причина в ${logFile}` : ''}`))
    })
  })
}

/** Returns what a failed run wrote to its error output, null after a successful one. */
export function runForFailure(args: string[], env: Record<string, string>): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, ...env },
    })
    const stop = () => child.kill('SIGTERM')
    running.add(stop)
    let written = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (written += text))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(stop)
      resolve(code === 0 ? null : written.trim() || describeEnd(code, signal))
    })
  })
}

function describeEnd(code: number | null, signal: string | null): string {
  if (code !== null) return `процесс закончился с кодом ${code}: причина в журнале портала`
  return `процесс остановлен сигналом ${signal}: возможно, не хватило памяти. Освободите её и повторите`
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  return openSync(file, 'w')
}

export function script(file: string, ...args: string[]): string[] {
  return ['--import', 'tsx', file, ...args]
}

export function stopChildren(): void {
  for (const stop of running) stop()
}

/** True for another user's process too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
