import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterHome } from '@/lib/platform/postgres/cluster-home'

export async function lastPort(home: Pick<ClusterHome, 'folder'>): Promise<number> {
  return Number.parseInt(await readFile(portFile(home), 'utf8').catch(() => ''), 10) || 0
}

export async function recordPort(home: Pick<ClusterHome, 'folder'>, port: number): Promise<void> {
  await writeFile(portFile(home), `${port}\n`)
}

function portFile(home: Pick<ClusterHome, 'folder'>): string {
  return join(home.folder, 'port')
}
