import { spawn } from 'node:child_process'
import { StartError } from '@/lib/server/start-error'

const running = new Set<() => void>()

/** Runs a Node program to its end with our environment and output; rejects with the sentence when it fails. */
export function runNode(args: string[], complaint: string, extraEnv: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...extraEnv } })
    const stop = () => child.kill('SIGTERM')
    running.add(stop)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running.delete(stop)
      if (code === 0) resolve()
      else reject(new StartError(`${complaint} (${signal ?? `код ${code}`})`))
    })
  })
}

/** The arguments that run a TypeScript file of ours. */
export function script(file: string, ...args: string[]): string[] {
  return ['--import', 'tsx', file, ...args]
}

/** Asks every child still running to end. */
export function stopChildren(): void {
  for (const stop of running) stop()
}
