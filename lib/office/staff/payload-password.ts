import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// How Payload derives the key of a password, which it exports nowhere: docs/decisions/internals.md.

const derive = promisify(pbkdf2)
/** Hashes of Payload: `pbkdf2-sha256-v1:` and the key in hexadecimal form. */
const CURRENT = /^pbkdf2-sha256-v1:([0-9a-f]+)$/
const ITERATIONS = 600_000
const KEY_BYTES = 32

interface StoredPassword {
  hash: string
  salt: string
}

/** Payload itself checks a password only while it logs in. */
export async function isPassword({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  const stored = CURRENT.exec(hash)?.[1]
  if (!stored) return false
  const key = await deriveKey(password, salt)
  const expected = Buffer.from(stored, 'hex')
  return key.length === expected.length && timingSafeEqual(key, expected)
}

/** Takes as long as Payload's check of a password. */
export function deriveKey(password: string, salt: string): Promise<Buffer> {
  return derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
}
