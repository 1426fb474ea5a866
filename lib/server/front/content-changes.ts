import type { ChangedTables } from '@/lib/server/front/page-cache'

/**
 * Numbers the states of the contents. A worker reuses results of one number only, so it needs no listener of its own,
 * and a late one cannot make it serve old data.
 */
export class ContentVersion {
  private last = 0
  private isKnown = false

  /** Undefined while changes may go unnoticed. */
  get current(): number | undefined {
    return this.isKnown ? this.last : undefined
  }

  /** A number is never used again, also after a lost connection. */
  advance(): void {
    this.last += 1
    this.isKnown = true
  }

  forget(): void {
    this.isKnown = false
  }
}

/**
 * Passes on a change at once, together with those of its transaction, which arrive in one piece; then, after each pause,
 * all that changed meanwhile: many edits must not empty the cache.
 */
export function gatherChanges(act: (tables: ChangedTables) => void, pauseMs: number): (tables: ChangedTables) => void {
  let waiting: ChangedTables = new Set()
  let isWaiting = false
  const flush = () => {
    isWaiting = waiting === 'all' || waiting.size > 0
    if (!isWaiting) return
    const tables = waiting
    waiting = new Set()
    act(tables)
    setTimeout(flush, pauseMs).unref()
  }
  return (tables) => {
    waiting = waiting === 'all' || tables === 'all' ? 'all' : new Set([...waiting, ...tables])
    if (isWaiting) return
    isWaiting = true
    setImmediate(flush)
  }
}
