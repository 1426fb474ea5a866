import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/lib/config/env'

const KEY_BYTES = 32

/** The link of a letter is known so long after it was opened: until then it says «Уже подтверждено». */
export const SPENT_KEY_DAYS = 30

/** Makes an opaque key of 256 bits: a session's token, a link of a letter. Only its SHA-256 is ever stored. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Makes a key that is the same every time, for links of letters that stay good for ever. */
export function stableKey(purpose: string): string {
  if (!env.PAYLOAD_SECRET) throw new Error('PAYLOAD_SECRET is not set: the start command makes one')
  return createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('base64url')
}
