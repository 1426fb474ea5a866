import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/config/env'
import { paths, PRIVATE_LINK_MINUTES } from '@/lib/config/paths'

const LINK_SECONDS = PRIVATE_LINK_MINUTES * 60

export interface PrivateLink {
  url: string
  expires_at: string
}

/** Anyone with the link can open the file. */
export function signPrivateLink(id: number, seconds = LINK_SECONDS): PrivateLink {
  const until = Math.floor(Date.now() / 1_000) + seconds
  const query = new URLSearchParams({ id: String(id), until: String(until), key: signature(id, until) })
  return { url: paths.privateFile(query.toString()), expires_at: new Date(until * 1_000).toISOString() }
}

/** Null for an expired or foreign link. */
export function verifyPrivateLink(address: string): number | null {
  const query = new URL(address).searchParams
  const id = Number(query.get('id'))
  const until = Number(query.get('until'))
  const isLive = Number.isSafeInteger(id) && until > Date.now() / 1_000
  return isLive && isSame(query.get('key') ?? '', signature(id, until)) ? id : null
}

function signature(id: number, until: number): string {
  if (!env.PREVIEW_SECRET) throw new Error('PREVIEW_SECRET is not set: the start command makes one')
  return createHmac('sha256', env.PREVIEW_SECRET).update(`private file ${id} until ${until}`).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
