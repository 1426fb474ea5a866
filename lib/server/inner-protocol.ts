import type { DatabaseFailure } from '@/lib/runtime/database-errors'
import { randomBytes } from 'node:crypto'

/** What the front and its workers tell each other. Visitors can neither send nor see these headers. */
const INNER_PREFIX = 'x-portal-'

export const innerHeaders = {
  /** Tells a worker to render the address as a page. */
  page: 'x-portal-page',
  /** Tells a worker the number of the contents' state; absent if the front does not know it. */
  contents: 'x-portal-contents',
  /** Tells a worker the visitor's address, as far as TRUSTED_PROXIES are believed. */
  visitor: 'x-portal-visitor',
  /** Tells a worker that the request came through a trusted proxy. */
  isFromProxy: 'x-portal-from-proxy',
  /** A worker's RenderReport as JSON. */
  render: 'x-portal-render',
} as const

export function isInnerHeader(name: string): boolean {
  return name.toLowerCase().startsWith(INNER_PREFIX)
}

/** How a render ended: what the front needs to keep the page, or why there is none. */
export type RenderReport =
  | { freshMs: number; tag: string; isCompressible: boolean; tables?: readonly string[] }
  | { failure: 'unavailable' | 'broken'; database?: DatabaseFailure }

/**
 * Sent over the IPC channel: `listening` when it can answer, `ready` when its first page is rendered, `alive` every second:
 * silence means an event loop that is stuck.
 */
export type WorkerMessage =
  | { type: 'listening' }
  | { type: 'ready' }
  | { type: 'alive'; isDatabaseDown: boolean; memoryBytes: number; pool: PoolState }

/** Connections of one process to the database. */
export interface PoolState {
  used: number
  /** Requests that wait for a connection. */
  waiting: number
}

export type FrontMessage = { type: 'disk'; isFull: boolean } | { type: 'stop' }

export const ALIVE_EVERY_MS = 1_000
/** Milliseconds for jobs that run when a worker is told to stop. */
export const JOBS_LIMIT_MS = 10_000
/** The front adds its own headers to a visitor's, and a page's CSP may be long. */
export const MAX_INNER_HEADERS_BYTES = 64 * 1024

/** Number of a request in the log and in its response. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
}
