import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ClusterHome } from '@/lib/platform/postgres/cluster-home'

/** Gives the port of the last start if it is free now, otherwise 0. */
export async function recordedPort(home: Pick<ClusterHome, 'folder'>): Promise<number> {
  const port = await lastPort(home)
  return port && (await tryListen(port))
}

/** Gives the port of the last start, or 0 when there was none. */
export async function lastPort(home: Pick<ClusterHome, 'folder'>): Promise<number> {
  return Number.parseInt(await readFile(portFile(home), 'utf8').catch(() => ''), 10) || 0
}

export async function recordPort(home: Pick<ClusterHome, 'folder'>, port: number): Promise<void> {
  await writeFile(portFile(home), `${port}\n`)
}

export function freePort(): Promise<number> {
  return tryListen(0)
}

function portFile(home: Pick<ClusterHome, 'folder'>): string {
  return join(home.folder, 'port')
}

function tryListen(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(0))
    server.listen(port, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo
      server.close(() => resolve(found))
    })
  })
}
