import { processScope } from '@/lib/runtime/process-scope'

/** A render learns this and the page cache must know it: the status to send, and whether to keep the page. */
export interface RenderOutcome {
  /** 404: there is no such page. 410: it is gone for good. 503: something it needs is away. */
  status?: 404 | 410 | 503
  isCacheable: boolean
  /** Somebody's own page, read by a key in its address: no address that it leads to may learn where it was read. */
  isPersonal?: boolean
  /** The state of the contents this page is made from: one object for as long as nothing changes; absent: unknown. */
  contents?: object
  /** The map of this page works with these foreign hosts; absent: none. */
  mapHosts?: MapHosts
  /** The visitor closed the connection before the answer was sent. */
  isAbandoned?: boolean
  /** Runs at once when the page will answer 503, so that nobody waits for the rest of it to be drawn. */
  abort?: () => void
}

interface MapHosts {
  /** The origin of tiles that are not our own. */
  tiles: string | null
  yandex: boolean
}

interface OutcomeStorage {
  getStore(): RenderOutcome | undefined
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    /** The front keeps its AsyncLocalStorage here (lib/server/cache/page-renderer.ts). */
    renderOutcomes?: OutcomeStorage
  }
}

/** Gives the outcome of the page being rendered now; undefined outside the front (build, development, tests). */
export function currentOutcome(): RenderOutcome | undefined {
  return processScope.renderOutcomes?.getStore()
}

/** Says that there is no such page: it answers 404, and unlike after `notFound()` it can be read without JavaScript. */
export function markNotFound(): void {
  const outcome = currentOutcome()
  if (outcome) outcome.status = 404
}

/** The page was removed: it answers 410. */
export function markGone(): void {
  const outcome = currentOutcome()
  if (outcome) outcome.status = 410
}

/** The page is somebody's own: it is kept nowhere, and its address is told to nobody. */
export function markPersonal(): void {
  const outcome = currentOutcome()
  if (!outcome) return
  outcome.isCacheable = false
  outcome.isPersonal = true
}

/** The page may ask the hosts of its map; without this its policy allows nobody but the portal itself. */
export function allowMapHosts({ tilesUrl, driver }: { tilesUrl: string; driver: 'builtin' | 'yandex' }): void {
  const outcome = currentOutcome()
  if (!outcome) return
  const plain = tilesUrl.replace(/[{}]/g, '')
  outcome.mapHosts = { tiles: URL.canParse(plain) ? new URL(plain).origin : null, yandex: driver === 'yandex' }
}

/** A read failed: the page answers 503 and is not kept. */
export function markUnavailable(): void {
  const outcome = currentOutcome()
  if (!outcome) return
  outcome.status = 503
  outcome.isCacheable = false
  outcome.abort?.()
}

/** The page is right for this answer only, for example because a part of it was missing. */
export function markUncacheable(): void {
  const outcome = currentOutcome()
  if (outcome) outcome.isCacheable = false
}
