import { readFileSync } from 'node:fs'

export interface ProcessActivity {
  /** Processor time of the main thread, which runs the event loop. */
  cpuMs: number
  /** A signal has stopped it. */
  isStopped: boolean
}

/** Fixed by Linux for user space. */
const MS_PER_TICK = 10
/** Among the fields after the name, which may contain spaces: proc_pid_stat(5). */
const STATE = 0
const USER_TICKS = 11
const SYSTEM_TICKS = 12

/** Undefined where the system does not tell, and for a process that has ended. */
export function readActivity(pid: number | undefined): ProcessActivity | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])
    return { cpuMs: ticks * MS_PER_TICK, isStopped: fields[STATE] === 'T' }
  } catch {
    return undefined
  }
}
