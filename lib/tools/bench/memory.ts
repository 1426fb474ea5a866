import { readFileSync } from 'node:fs'

/** Reads how much memory the system holds for this process. */
export function residentMebibytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024)
}

/** Reads a file of /proc; nothing when the process has just ended. */
export function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
