import { beginTransaction, commitTransaction } from '@/lib/platform/database/confirmed-commits'

type Database = Parameters<typeof beginTransaction>[0]

/** A database that carries out transactions as drizzle does, and may go away at their end. */
function databaseWith(confirm: () => Promise<void>) {
  const log: string[] = []
  const drizzle = {
    transaction: async (work: (transaction: object) => Promise<void>) => {
      try {
        await work({})
        await confirm()
        log.push('committed')
      } catch (error) {
        log.push('rolled back')
        throw error
      }
    },
  }
  return { log, database: { drizzle, sessions: {}, initializing: Promise.resolve() } as unknown as Database }
}

it('confirms what the database has confirmed', async () => {
  const { log, database } = databaseWith(() => Promise.resolve())
  const id = await beginTransaction(database)
  expect(Object.keys(database.sessions)).toEqual([id])
  await commitTransaction(database, Promise.resolve(id))
  expect([log, Object.keys(database.sessions)]).toEqual([['committed'], []])
  await expect(commitTransaction(database, id)).resolves.toBeUndefined()
})

it('throws when the database went away before it confirmed', async () => {
  const { log, database } = databaseWith(() => Promise.reject(new Error('Connection terminated')))
  const id = await beginTransaction(database)
  await expect(commitTransaction(database, id)).rejects.toThrow('Connection terminated')
  expect(log).toEqual(['rolled back'])
})

it('undoes everything without a complaint when it is told to', async () => {
  const { log, database } = databaseWith(() => Promise.resolve())
  const id = await beginTransaction(database)
  await database.sessions[id]?.reject()
  expect(log).toEqual(['rolled back'])
})

it('rejects when there is no database to begin with', async () => {
  const drizzle = { transaction: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  const database = { drizzle, sessions: {}, initializing: Promise.resolve() } as unknown as Database
  await expect(beginTransaction(database)).rejects.toThrow('ECONNREFUSED')
})
