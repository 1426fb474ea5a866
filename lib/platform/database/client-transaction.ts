import type { Client } from 'pg'

/** Runs the work in a transaction of a plain client; `ROLLBACK` as its end only looks at what the work would have made. */
export async function inClientTransaction<T>(
  client: Client,
  work: () => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query(end)
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
