import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Process id and port of the embedded PostgreSQL of a data folder; it writes its port on the fourth line. */
export async function readPostmaster(dataDir: string): Promise<{ pid: number; port: number }> {
  const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid')
  const [pid, , , port] = (await readFile(file, 'utf8')).split('\n').map(Number)
  return { pid: pid ?? 0, port: port ?? 0 }
}

/** Sends a signal to every process of the embedded PostgreSQL of a data folder. */
export async function signalDatabase(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const { pid } = await readPostmaster(dataDir)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const each of [pid, ...children.trim().split(' ').map(Number)]) process.kill(each, signal)
}
