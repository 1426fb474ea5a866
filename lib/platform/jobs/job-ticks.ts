import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/config/log'
import { isDiskFull } from '@/lib/platform/process/full-disk'
import { processScope } from '@/lib/runtime/process-scope'

interface JobTicks {
  timers: Map<string, NodeJS.Timeout>
  running: Set<Promise<void>>
  isEnding: boolean
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    jobTicks?: JobTicks
  }
}

const ticks = (processScope.jobTicks ??= { timers: new Map(), running: new Set(), isEnding: false })

interface TickSettings {
  everyMs: number
  tick: () => Promise<void>
  /** Message for the log. */
  failure: string
}

/** Calls `tick` at intervals, one call after another; none while the disk is full. Replaces earlier ticks of this name in this process. */
export function startTicks(name: string, { everyMs, tick, failure }: TickSettings): void {
  stopTicks(name)
  let isBusy = false
  const runTick = async () => {
    isBusy = true
    await tick().catch((error: unknown) => log.warn({ err: error }, failure))
    isBusy = false
  }
  const timer = setInterval(() => {
    // each would fail and add its line to the log on the full disk
    if (isBusy || ticks.isEnding || isDiskFull()) return
    const running = runTick().finally(() => ticks.running.delete(running))
    ticks.running.add(running)
  }, everyMs)
  ticks.timers.set(name, timer.unref())
}

export function stopTicks(name: string): void {
  clearInterval(ticks.timers.get(name))
}

/** True before the end of the process: what has not begun is left to the next leader. */
export function areTicksEnding(): boolean {
  return ticks.isEnding
}

/** Begins no more ticks and waits for those that run. Returns false if the limit was too short. */
export async function endTicks(limitMs: number): Promise<boolean> {
  ticks.isEnding = true
  const finished = Promise.all(ticks.running).then(() => true)
  return Promise.race([finished, sleep(limitMs, false, { ref: false })])
}
