import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { z } from 'zod'
import { keysShape } from '@/lib/platform/process/secrets'
import { StartError } from '@/lib/platform/process/start-error'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
/** 64 MiB of memory and half a second a guess. */
const SCRYPT = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

const boxShape = z.object({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() })

export function encryptSecrets(text: string, passphrase: string): Buffer {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, scryptSync(passphrase, salt, KEY_BYTES, SCRYPT), iv)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = { salt, iv, tag: cipher.getAuthTag(), data }
  return Buffer.from(JSON.stringify(mapValues(parts, (part) => part.toString('base64'))))
}

/** Returns the keys of a backup. Throws StartError for another passphrase. */
export function decryptKeys(content: Buffer, passphrase: string) {
  return keysShape.parse(JSON.parse(decryptSecrets(content, passphrase)))
}

/** Throws StartError for another passphrase. */
export function decryptSecrets(content: Buffer, passphrase: string): string {
  const box = mapValues(boxShape.parse(JSON.parse(content.toString())), (part) => Buffer.from(part, 'base64'))
  const decipher = createDecipheriv(CIPHER, scryptSync(passphrase, box.salt, KEY_BYTES, SCRYPT), box.iv)
  decipher.setAuthTag(box.tag)
  try {
    return Buffer.concat([decipher.update(box.data), decipher.final()]).toString('utf8')
  } catch {
    throw new StartError('Пароль копии не подходит: задайте в BACKUP_PASSPHRASE тот, с которым её делали')
  }
}

function mapValues<Key extends string, From, To>(source: Record<Key, From>, map: (value: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(source).map(([key, value]) => [key, map(value)])) as Record<Key, To>
}
