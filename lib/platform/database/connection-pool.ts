import { AsyncLocalStorage } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

type OnConnect = Parameters<Pool['connect']>[0]

/** Takes back clients that lost their connection: drizzle and Payload never release some, which fills the pool. */
export class ConnectionPool extends Pool {
  constructor(config?: PoolConfig) {
    super(config)
    const inUse = new Set<PoolClient>()
    this.on('error', () => undefined) // an idle client that lost its connection has left the pool already
    this.on('acquire', (client) => inUse.add(client))
    this.on('release', (_error, client) => inUse.delete(client))
    this.on('connect', (client) => {
      client.once('end', () => {
        if (!inUse.has(client)) return
        client.release(true)
        client.release = () => undefined // its holder may still release it, and twice is an error
      })
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (!callback) return super.connect()
    // otherwise a waiting `pool.query` runs in the async context of whoever releases a client
    super.connect(AsyncLocalStorage.bind(callback))
  }
}
