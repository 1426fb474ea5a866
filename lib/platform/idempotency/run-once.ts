import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { inTransaction, query } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const running = new Map<string, Promise<unknown>>()

interface Repeat {
  /** The caller sent this as `Idempotency-Key`; whose key it is and for which operation stands with it. */
  scope: string
  /** The request itself tells a repeat from another request under the same key. */
  request: unknown
  /** Runs once before the work, outside of its transaction: it counts attempts. */
  before: () => Promise<void>
  /** Runs instead of the work when the answer is that of an earlier request. */
  onRepeat: () => void
}

/**
 * Does the work once for a key: a repeat, also one that comes at the same moment or after a sudden end, gets the first
 * answer. Key and work are one transaction, so neither exists without the other. A refused request may be sent again.
 * Throws conflict for another request under the same key.
 */
export async function runOnce<T>({ scope, request, before, onRepeat }: Repeat, work: () => Promise<T>): Promise<T> {
  const key = sha256(scope)
  const print = sha256(JSON.stringify(request))
  const name = key.toString('hex')
  // requests of this process queue up here, not on connections of the pool
  while (running.has(name)) await running.get(name)?.catch(() => undefined)
  const result = findAnswer<T>(key, print, scope).then(async (found) => {
    if (found !== undefined) {
      onRepeat()
      return found.answer
    }
    await before()
    return inTransaction(() => claim(key, print, scope, work))
  })
  running.set(name, result)
  try {
    return await result
  } finally {
    running.delete(name)
  }
}

/** The row of a key waits for another process that holds the same one, then either is ours or has the answer. */
async function claim<T>(key: Buffer, print: Buffer, scope: string, work: () => Promise<T>): Promise<T> {
  const claimed = await query(
    sql`INSERT INTO private_repeats (key, request) VALUES (${key}, ${print}) ON CONFLICT DO NOTHING RETURNING 1`,
  )
  if (claimed.length === 0) {
    const found = await findAnswer<T>(key, print, scope)
    if (!found) throw new AppError('conflict')
    return found.answer
  }
  const answer = await work()
  await query(sql`UPDATE private_repeats SET answer = ${encrypt(JSON.stringify(answer), scope)} WHERE key = ${key}`)
  return answer
}

async function findAnswer<T>(key: Buffer, print: Buffer, scope: string): Promise<{ answer: T } | undefined> {
  const [row] = await query<{ request: Buffer; answer: Buffer | null }>(
    sql`SELECT request, answer FROM private_repeats WHERE key = ${key}`,
  )
  if (!row) return undefined
  if (!row.request.equals(print))
    throw new AppError('conflict', { message: 'Этот ключ повтора уже использован для другого запроса' })
  return row.answer ? { answer: JSON.parse(decrypt(row.answer, scope)) as T } : undefined
}

/** Messages written without a connection may be sent weeks later, so keys live as long as somebody may stay away. */
export async function deleteOldRepeats(): Promise<void> {
  await query(sql`DELETE FROM private_repeats WHERE created_at < now() - interval '30 days'`)
}

/** Answers hold tokens; whoever reads the table cannot read them without the caller's key. */
function encrypt(text: string, scope: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(scope), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function decrypt(sealed: Buffer, scope: string): string {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(scope), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

function cipherKey(scope: string): Buffer {
  return Buffer.from(hkdfSync('sha256', scope, 'city-portal', 'repeated answer', 32))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
