import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '@/lib/platform/process/start-error'

const running = new Set<() => void>()

interface NodeRun {
  env?: Record<string, string>
  /** The file takes all its output; without one it goes to our own. */
  logFile?: string
}

/** Runs a Node program to its end with our environment; rejects with the sentence when it fails. */
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

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  return openSync(file, 'w')
}

/** Gives the arguments that run a TypeScript file of ours. */
export function script(file: string, ...args: string[]): string[] {
  return ['--import', 'tsx', file, ...args]
}

/** Asks every child still running to end. */
export function stopChildren(): void {
  for (const stop of running) stop()
}
