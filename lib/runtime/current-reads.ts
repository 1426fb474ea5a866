import { AsyncLocalStorage } from 'node:async_hooks'
import { ContentReads } from '@/lib/runtime/content-reads'
import { processScope } from '@/lib/runtime/process-scope'
import { currentOutcome } from '@/lib/runtime/render-outcome'

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    sharedReads?: AsyncLocalStorage<ContentReads>
  }
}

const shared = (processScope.sharedReads ??= new AsyncLocalStorage<ContentReads>())

/** Undefined outside a render. */
export function currentReads(): ContentReads | undefined {
  return shared.getStore() ?? currentOutcome()?.reads
}

/** Counts the reads of `make` apart: its result is for several pages, and each of them has then read the same. */
export function readApart<T>(make: () => Promise<T>): { result: Promise<T>; reads: ContentReads } {
  const reads = new ContentReads()
  return { result: shared.run(reads, make), reads }
}
