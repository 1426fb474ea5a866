import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/config/env'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text for one account: a copy of the database alone does not reveal it. */
export function seal(text: string, staffId: number): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey('encryption'), iv).setAAD(Buffer.from(String(staffId)))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Returns null if the text was sealed with another PAYLOAD_SECRET or for another account. */
export function unseal(sealed: string, staffId: number): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, deriveKey('encryption'), bytes.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(String(staffId))).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Hashes a recovery code: it is too short for a hash without a key. */
export function hashCode(code: string, staffId: number): Buffer {
  return createHmac('sha256', deriveKey('recovery codes')).update(`${staffId}:${code}`).digest()
}

function deriveKey(purpose: string): Buffer {
  if (!env.PAYLOAD_SECRET) throw new Error('PAYLOAD_SECRET is not set')
  return Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `staff second factor: ${purpose}`, 32))
}
