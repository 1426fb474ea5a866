import { runOutsideJest } from '@/lib/tools/run-outside-jest'

/** Payload's own adapter, and ours, over a database that carries out transactions as drizzle does. */
const adapters = `
  import { postgresAdapter } from '@payloadcms/db-postgres'
  import { confirmedCommits } from '@/lib/platform/database/payload-transactions'

  const log = []
  function open(adapter, confirm) {
    const database = adapter.init({ payload: { logger: { error: () => undefined } } })
    const transaction = async (work) => {
      await null
      try {
        await work({})
        await confirm()
        log.push('committed')
      } catch (error) {
        log.push('rolled back')
        throw error
      }
    }
    database.resolveInitializing()
    return Object.assign(database, { drizzle: { transaction } })
  }
  const payloads = postgresAdapter({ pool: { host: 'none' } })
  const ours = confirmedCommits(payloads)
  const confirmed = () => Promise.resolve()
  const lost = () => Promise.reject(new Error('Connection terminated'))
  const ending = (work) => work.then(() => 'done', (error) => error.message)
`

it('a commit that the database did not confirm fails; Payload alone says that it is done', async () => {
  const commits = await runOutsideJest(`${adapters}
    const commit = async (adapter, confirm) => {
      const database = open(adapter, confirm)
      return ending(database.commitTransaction(await database.beginTransaction()))
    }
    const result = [await commit(ours, confirmed), await commit(ours, lost), await commit(payloads, lost), log]`)
  expect(commits).toEqual(['done', 'Connection terminated', 'done', ['committed', 'rolled back', 'rolled back']])
})

it('a transaction is told to undo everything without a complaint, and is over then', async () => {
  const rollback = await runOutsideJest(`${adapters}
    const database = open(ours, confirmed)
    const id = await database.beginTransaction()
    const result = [await ending(database.rollbackTransaction(id)), await ending(database.commitTransaction(id)), log]`)
  expect(rollback).toEqual(['done', 'done', ['rolled back']])
})

it('rejects when there is no database to begin with', async () => {
  const begun = await runOutsideJest(`${adapters}
    const database = open(ours, confirmed)
    database.drizzle.transaction = lost
    const result = await ending(database.beginTransaction())`)
  expect(begun).toBe('Connection terminated')
})

it("Payload's operations run on the connection of the session they are given, and hold none of their own", async () => {
  const found = await runOutsideJest(`${adapters}
    import { getTransaction } from './node_modules/@payloadcms/drizzle/dist/utilities/getTransaction.js'
    import { findTransaction, runAfterCommit, shareTransaction } from '@/lib/platform/database/payload-transactions'
    const database = open(ours, confirmed)
    const db = { name: 'of the transaction' }
    const afterCommit = []
    const seen = await shareTransaction(database, { db, afterCommit }, async (transactionID) => {
      runAfterCommit(database, transactionID, async () => undefined)
      return [
        (await getTransaction(database, { transactionID })) === db,
        findTransaction(database, transactionID) === db,
        afterCommit.length,
      ]
    })
    await database.connect()
    const result = [...seen, Object.keys(database.sessions), database.pool.constructor.name, database.pool.totalCount]`)
  expect(found).toEqual([true, true, 1, [], 'ConnectionPool', 0])
})

it('what waits for a commit runs before the commit is reported, and not after a rollback or a lost commit', async () => {
  const found = await runOutsideJest(`${adapters}
    import { runAfterCommit } from '@/lib/platform/database/payload-transactions'
    const end = async (confirm, name) => {
      const database = open(ours, confirm)
      const id = await database.beginTransaction()
      runAfterCommit(database, id, async () => void log.push('after'))
      await ending(database[name](id))
    }
    await end(confirmed, 'commitTransaction')
    await end(lost, 'commitTransaction')
    await end(confirmed, 'rollbackTransaction')
    runAfterCommit(open(ours, confirmed), 'unknown', async () => void log.push('never'))
    const result = log`)
  expect(found).toEqual(['committed', 'after', 'rolled back', 'rolled back'])
})
