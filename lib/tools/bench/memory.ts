import { readFileSync } from 'node:fs'

export function residentMebibytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024)
}

/** Returns '' if the process has ended. */
export function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
