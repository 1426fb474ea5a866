import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalizePassword } from '@/lib/text/password-forms'

// How Payload derives the key of a password, which it exports nowhere: docs/decisions/internals.md.

export interface StoredPassword {
  hash: string
  salt: string
}

const derive = promisify(pbkdf2)
/** Hashes of Payload: this and the key in hexadecimal form; older ones are a bare key. */
const PREFIX = 'pbkdf2-sha256-v1:'
const CURRENT = { iterations: 600_000, bytes: 32 }
const OLDER = { iterations: 25_000, bytes: 512 }

/** Takes as long as Payload's checks of these passwords, also without a stored one. */
export async function isAnyPassword(stored: StoredPassword | null, passwords: readonly string[]): Promise<boolean> {
  const compared = stored ?? { hash: PREFIX, salt: 'staff' }
  for (const password of passwords) if ((await isPassword(compared, password)) && stored) return true
  return false
}

/** Payload itself checks a password only while it logs in. */
export async function isPassword({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  const { iterations, bytes } = hash.startsWith(PREFIX) ? CURRENT : OLDER
  const key = await derive(password, salt, iterations, bytes, 'sha256')
  const expected = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  return key.length === expected.length && timingSafeEqual(key, expected)
}

export async function hashStaffPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex')
  const key = await derive(normalizePassword(password), salt, CURRENT.iterations, CURRENT.bytes, 'sha256')
  return { hash: `${PREFIX}${key.toString('hex')}`, salt }
}
