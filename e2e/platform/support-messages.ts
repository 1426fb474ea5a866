import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { postTechSupport } from '@/lib/domains/support/contract'

export interface SentMessage {
  status: number
  retryAfter: string | null
  message: string
}

let writers = 0

/** Sends a message of a guest, each from another address: limits count by it. */
export async function sendMessage(origin: string): Promise<SentMessage> {
  const message = `Не открывается карта ${randomUUID()}`
  writers += 1
  const response = await fetch(`${origin}${postTechSupport.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${writers >> 16}.${(writers >> 8) & 255}.${writers & 255}`,
    },
    body: JSON.stringify({ message, email: 'guest@samursk.example', consents: ['support'] }),
  })
  await response.text()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), message }
}

/** Every message that was acknowledged is in the database. */
export async function expectStored(database: Client, sent: readonly SentMessage[]): Promise<void> {
  const acknowledged = sent.filter(({ status }) => status === 200).map(({ message }) => message)
  const stored = await database.query('SELECT FROM support_requests WHERE message = ANY($1)', [acknowledged])
  expect(stored.rowCount).toBe(acknowledged.length)
}
