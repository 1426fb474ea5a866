import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const holder = globalThis as { doors?: ChildProcess }

/** Opens doors for the workers of Jest (lib/tools/checks/door/main.ts), unless PORTAL_URL names what the tests are to ask. */
export default async function openDoors({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env.PORTAL_URL) return
  const child = fork('lib/tools/checks/door/main.ts', [String(maxWorkers)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'warn' },
  })
  holder.doors = child
  const ended = once(child, 'exit').then(() => {
    throw new Error('Двери для тестов не открылись')
  })
  const [doors] = (await Promise.race([once(child, 'message'), ended])) as [object]
  ended.catch(() => undefined)
  process.env.DOORS = JSON.stringify(doors)
}

export async function closeDoors(): Promise<void> {
  const child = holder.doors
  if (!child || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
