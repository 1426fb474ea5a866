import { Client, type ClientConfig } from 'pg'

const TIMEOUT_MS = 2_000

/** Throws unless the database takes a connection and answers on it, each within two seconds. */
export async function probeDatabase(address: ClientConfig): Promise<void> {
  const client = new Client({ ...address, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // a silent server would not answer the end either
    void client.end().catch(() => undefined)
  }
}
