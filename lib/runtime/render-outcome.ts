import { findDatabaseFailure, type DatabaseFailure } from '@/lib/runtime/database-errors'
import type { ContentReads } from '@/lib/runtime/content-reads'
import { processScope } from '@/lib/runtime/process-scope'

export interface RenderOutcome {
  status?: 404 | 410 | 503
  isCacheable: boolean
  /** Opened by a key in its address: linked pages must not learn the address. */
  isPersonal?: boolean
  /** Number of the contents' state, which grows with each change; undefined if unknown. */
  contents?: number
  reads?: ContentReads
  /** External hosts of the page's map, for its CSP. */
  mapHosts?: MapHosts
  isAbandoned?: boolean
  /** Why it failed, for the line of the request in the log. */
  databaseFailure?: DatabaseFailure
  /** Called for 503, so that the visitor does not wait for the rest. */
  abort?: () => void
}

interface MapHosts {
  tiles: string | null
  yandex: boolean
}

interface OutcomeStorage {
  getStore(): RenderOutcome | undefined
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    renderOutcomes?: OutcomeStorage
  }
}

/** Undefined outside the portal's server: in builds, development and tests. */
export function currentOutcome(): RenderOutcome | undefined {
  return processScope.renderOutcomes?.getStore()
}

/** Remembers that the database failed the present request, if the error says so. */
export function noteDatabaseFailure(error: unknown): void {
  const outcome = currentOutcome()
  const failure = findDatabaseFailure(error)
  if (outcome && failure) outcome.databaseFailure ??= failure
}

/** Responds with 404; unlike `notFound()`, the page can be read without JavaScript. */
export function markNotFound(): void {
  const outcome = currentOutcome()
  if (outcome) outcome.status = 404
}

export function markGone(): void {
  const outcome = currentOutcome()
  if (outcome) outcome.status = 410
}

export function markPersonal(): void {
  const outcome = currentOutcome()
  if (!outcome) return
  outcome.isCacheable = false
  outcome.isPersonal = true
}

export function allowMapHosts({ tilesUrl, driver }: { tilesUrl: string; driver: 'builtin' | 'yandex' }): void {
  const outcome = currentOutcome()
  if (!outcome) return
  const plain = tilesUrl.replace(/[{}]/g, '')
  outcome.mapHosts = { tiles: URL.canParse(plain) ? new URL(plain).origin : null, yandex: driver === 'yandex' }
}

export function markUnavailable(): void {
  const outcome = currentOutcome()
  if (!outcome) return
  outcome.status = 503
  outcome.isCacheable = false
  outcome.abort?.()
}

export function markUncacheable(): void {
  const outcome = currentOutcome()
  if (outcome) outcome.isCacheable = false
}
