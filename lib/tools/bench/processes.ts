import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of `/proc` per second, the same on every Linux. */
const TICKS = 100
const DATABASE = 'postgres'

interface Process {
  pid: number
  parent: number
  name: string
  /** Program and arguments. */
  command: string
  processorSeconds: number
}

/** The server and its workers, the server first; without PostgreSQL. */
export function portalProcesses(server: number): Process[] {
  return family(server).filter(({ name }) => name !== DATABASE)
}

export function databaseProcesses(server: number): Process[] {
  return family(server).filter(({ name }) => name === DATABASE)
}

/** Processor time of the server and its workers since they started. */
export function processorSeconds(server: number): number {
  return portalProcesses(server).reduce((sum, one) => sum + one.processorSeconds, 0)
}

export function residentMebibytes(pid: number): number {
  return kilobytes(/VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`))) / 1024
}

/** Most resident memory since the process started. */
export function peakMebibytes(pid: number): number {
  return kilobytes(/VmHWM:\s+(\d+)/.exec(readProc(`${pid}/status`))) / 1024
}

/** Share of memory: processes of PostgreSQL share most of it. */
export function proportionalMebibytes(pid: number): number {
  return kilobytes(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))) / 1024
}

function kilobytes(found: RegExpExecArray | null): number {
  return Number(found?.[1] ?? 0)
}

function family(first: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => readProcess(Number(name)))
  const found = all.filter(({ pid }) => pid === first)
  for (const member of found) found.push(...all.filter(({ parent }) => parent === member.pid))
  return found
}

function readProcess(pid: number): Process[] {
  const stat = Number.isInteger(pid) ? readProc(`${pid}/stat`) : ''
  const [, name = '', rest] = /\((.*)\) (.+)/s.exec(stat) ?? []
  if (!rest) return []
  const fields = rest.split(' ').map(Number)
  const ticks = (fields[11] ?? 0) + (fields[12] ?? 0)
  return [{ pid, parent: fields[1] ?? 0, name, command: readProc(`${pid}/cmdline`), processorSeconds: ticks / TICKS }]
}

/** Returns '' if the process has ended. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
