import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { processScope } from '@/lib/runtime/process-scope'

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    connectionPools?: Set<Pool>
  }
}

const pools = (processScope.connectionPools ??= new Set<Pool>())

/** Sums up the pools of this process. */
export function readPoolState(): { used: number; waiting: number } {
  const all = [...pools]
  return {
    used: all.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0),
    waiting: all.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
  }
}

type OnConnect = Parameters<Pool['connect']>[0]

export class ConnectionPool extends Pool {
  constructor(config?: PoolConfig) {
    super(config)
    pools.add(this)
    this.on('error', () => undefined) // an idle client that lost its connection has left the pool already
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    pools.delete(this)
    return callback ? super.end(callback) : super.end()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (!callback) return super.connect()
    // otherwise a waiting `pool.query` runs in the async context of whoever releases a client
    super.connect(AsyncLocalStorage.bind(callback))
  }
}
