import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { inTransaction, query } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** People read it too: a form edited after a send without an answer is sent with the same key. */
const REPEAT_DIFFERS =
  'Первая отправка с этим ключом повтора дошла, а эта от неё отличается. Проверьте, что сохранено, прежде чем отправлять ещё раз'
const running = new Map<string, Promise<unknown>>()

interface Repeat<P> {
  /** Operation, owner and `Idempotency-Key`. */
  scope: string
  /** Distinguishes a repeat from another request with the same key. */
  request: unknown
  /** Counts the attempt and prepares the work, before the transaction. */
  before: () => Promise<P>
  onRepeat: () => void
}

/**
 * Runs `work` once per key: repeats get the first response, stored in the same transaction. A failed request may be
 * repeated. Throws conflict for another request with the same key.
 */
export async function runOnce<T, P>(
  { scope, request, before, onRepeat }: Repeat<P>,
  work: (prepared: P) => Promise<T>,
): Promise<T> {
  const key = sha256(scope)
  const print = sha256(JSON.stringify(request))
  const name = key.toString('hex')
  // wait here, not on connections of the pool
  while (running.has(name)) await running.get(name)?.catch(() => undefined)
  const result = findAnswer<T>(key, print, scope).then(async (found) => {
    if (found !== undefined) {
      onRepeat()
      return found.answer
    }
    const prepared = await before()
    return inTransaction(() => claim(key, print, scope, () => work(prepared)))
  })
  running.set(name, result)
  try {
    return await result
  } finally {
    running.delete(name)
  }
}

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
  if (!row.request.equals(print)) throw new AppError('conflict', { message: REPEAT_DIFFERS })
  return row.answer ? { answer: JSON.parse(decrypt(row.answer, scope)) as T } : undefined
}

/** Messages from the offline outbox may be sent weeks later. */
export async function deleteOldRepeats(): Promise<void> {
  await query(sql`DELETE FROM private_repeats WHERE created_at < now() - interval '30 days'`)
}

/** Responses contain tokens: unreadable without the caller's key. */
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
