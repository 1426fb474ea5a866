import { Socket } from 'node:net'
import { callbackify } from 'node:util'
import pLimit from 'p-limit'
import { Client, type ClientConfig } from 'pg'
import { databaseBreaker, type CircuitBreaker } from '@/lib/platform/database/circuit-breaker'
import { CONNECT_TIMEOUT_MS, currentWork, timeouts } from '@/lib/platform/database/timeouts'
import { recordTableReads } from '@/lib/platform/database/table-reads'
import { DatabaseSilentError } from '@/lib/runtime/database-errors'
import { noteDatabaseFailure } from '@/lib/runtime/render-outcome'

type Send = (...args: unknown[]) => Promise<unknown>

/** Closes its connection on a timeout: otherwise the next query waits behind the old one. */
export class TimeoutClient extends Client {
  /** Returns a client of a pool to it, or ends it. */
  declare release?: (isBroken?: boolean) => void

  constructor(config: ClientConfig = {}, breaker: CircuitBreaker = databaseBreaker) {
    const socket = new Socket().on('error', () => undefined) // pg listens only from connecting on
    super({ ...config, keepAlive: true, stream: () => socket })
    // later queries get the same error: that of a rollback must not replace the first
    let failure: Error | undefined
    this.on('error', (error) => (failure ??= error))
    const destroy = (error: Error) => {
      socket.destroy((failure ??= error))
      return failure
    }
    const send = async (call: Send, args: unknown[], isQuery: boolean) => {
      if (failure) throw failure
      if (isQuery) recordTableReads(args[0])
      const work = currentWork()
      if (breaker.isOpen || (isQuery && work.hasTimedOut)) throw destroy(new DatabaseSilentError())
      const stop = startTimer(isQuery ? timeouts[work.kind] : CONNECT_TIMEOUT_MS, () => {
        breaker.onTimeout()
        if (isQuery) work.hasTimedOut = true
        destroy(new DatabaseSilentError(isQuery))
      })
      try {
        return await call(...args)
      } catch (error) {
        throw failure ?? error
      } finally {
        stop()
        if (!failure) breaker.onAnswer()
      }
    }
    // parts of one transaction are read at once, by us and by Payload; pg 9 takes no query while another runs
    const inTurn = pLimit(1)
    const limited = (call: Send, isQuery: boolean) =>
      withCallback((...args) =>
        inTurn(send, call, args, isQuery).catch((error: unknown) => {
          if (isBegin(args[0])) this.release?.(true)
          noteDatabaseFailure(error)
          throw error
        }),
      )
    this.connect = limited(this.connect.bind(this) as Send, false) as Client['connect']
    this.query = limited(this.query.bind(this) as unknown as Send, true) as unknown as Client['query']
  }
}

/** drizzle sends it before its `try`, so that nobody else releases a client whose `begin` failed: the pool would run empty. */
function isBegin(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text
  return /^begin\b/i.test(text ?? '')
}

/** Reads pending responses first: timers run before sockets. */
function startTimer(ms: number | null, onTimeout: () => void): () => void {
  if (ms === null) return () => undefined
  let immediate: NodeJS.Immediate | undefined
  const timer = setTimeout(() => (immediate = setImmediate(onTimeout)), ms).unref()
  return () => {
    clearTimeout(timer)
    clearImmediate(immediate)
  }
}

/** pg's pool passes callbacks, other callers await promises. */
function withCallback(send: Send): (...args: unknown[]) => unknown {
  const callback = callbackify(send) as (...args: unknown[]) => void
  return (...args) => (typeof args.at(-1) === 'function' ? callback(...args) : send(...args))
}
