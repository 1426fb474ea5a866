import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import { databaseSilence, type DatabaseSilence } from '@/lib/platform/database/database-silence'
import { currentWaiter, timeouts } from '@/lib/platform/database/timeouts'
import { DatabaseSilentError } from '@/lib/shared/database-trouble'

type Done = (error: Error | null | undefined, result?: unknown) => void
type Run = (...args: unknown[]) => unknown

/**
 * A connection that waits no longer than the work that asks (timeouts.ts). pg's own `query_timeout` leaves the connection in the
 * pool with the query still on it, where the next one waits behind it; this one is broken off. PostgreSQL undoes what was not
 * committed; whether a commit under way was carried out nobody knows then, and the error says so (`wasAsked`).
 */
export class TimeoutClient extends Client {
  /** Says why nothing can be asked any more. */
  private brokenBy: DatabaseSilentError | undefined

  constructor(config: ClientConfig = {}, silence: DatabaseSilence = databaseSilence) {
    const socket = new Socket()
    super({ ...config, keepAlive: true, stream: () => socket })
    const breakOff = (error: DatabaseSilentError) => {
      this.brokenBy = error
      socket.destroy()
    }
    this.connect = this.withLimit(this.connect.bind(this) as Run, { silence, breakOff, limit: 'greeting' })
    this.query = this.withLimit(this.query.bind(this) as Run, { silence, breakOff, limit: 'query' })
    this.on('error', () => undefined) // its holder hears it from its query; without a listener the process would end
    this.once(
      'end',
      silence.watch(() => breakOff(new DatabaseSilentError())),
    )
  }

  /** Gives the same function with a limit; like pg's own it answers to a callback where it is given one. */
  private withLimit<T>(plain: Run, { silence, breakOff, limit }: Limited): T {
    const ask = (args: unknown[], done: Done) => {
      const refused = this.brokenBy ?? (silence.isSilent ? new DatabaseSilentError() : undefined)
      if (refused) return void process.nextTick(done, refused)
      const waiter = currentWaiter()
      let isOver = false
      const finish: Done = (error, result) => {
        if (isOver) return
        isOver = true
        answered()
        done(error, result)
      }
      const answered = silence.ask(waiter, timeouts[waiter.work][limit], (error) => {
        error.wasAsked = limit === 'query'
        finish(error)
        breakOff(error)
      })
      plain(...args, finish)
    }
    const answer: Run = (...args) => {
      const last = args.at(-1)
      if (typeof last === 'function') return ask(args.slice(0, -1), last as Done)
      return new Promise((resolve, reject) => ask(args, (error, result) => (error ? reject(error) : resolve(result))))
    }
    return answer as T
  }
}

interface Limited {
  silence: DatabaseSilence
  breakOff: (error: DatabaseSilentError) => void
  /** Says which limit of the work holds for it. */
  limit: 'greeting' | 'query'
}
