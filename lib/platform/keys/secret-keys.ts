import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/lib/config/env'

const KEY_BYTES = 32

/** A used link answers «Уже подтверждено» for this long. */
export const SPENT_KEY_DAYS = 30

/** 256 bits; store only its hash. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Returns the same key for the same purpose, for links that never expire. */
export function stableKey(purpose: string): string {
  if (!env.PAYLOAD_SECRET) throw new Error('PAYLOAD_SECRET is not set: the start command makes one')
  return createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('base64url')
}
