import type { FieldErrors } from '@/lib/contract/errors'
import { BrowserStore } from '@/lib/client/browser-store'

/** Message written offline, stored on this device until sent. */
export interface OutboxMessage<Input = unknown> {
  kind: string
  /** Idempotency-Key: sent once, whichever tab sends it. */
  key: string
  owner: string
  /** Milliseconds since 1970. */
  keptAt: number
  input: Input
  title: string
  typed: Record<string, string | boolean>
  files: Record<string, File[]>
  uploaded?: string[]
  refusal?: { message: string; errors?: FieldErrors }
  /** Time when the author chose to edit it; the latest comes back first. */
  wantedAt?: number
}

const kept = new BrowserStore('portal', 'waiting', { keyPath: 'key' })

/** Rejects without storage. */
export function putMessage(message: OutboxMessage): Promise<unknown> {
  return kept.run('readwrite', (store) => store.put(message))
}

/** Updates a message unless deleted meanwhile. Returns false if it was. */
export async function updateMessage(
  key: string,
  change: Partial<Pick<OutboxMessage, 'uploaded' | 'refusal' | 'wantedAt'>>,
): Promise<boolean> {
  const before = await kept.run('readwrite', (store) => {
    const asked: IDBRequest<OutboxMessage | undefined> = store.get(key)
    asked.onsuccess = () => asked.result && store.put({ ...asked.result, ...change })
    return asked
  })
  return before !== undefined
}

export function removeMessage(key: string): Promise<unknown> {
  return kept.run('readwrite', (store) => store.delete(key))
}

export function clearMessages(): Promise<unknown> {
  return kept.run('readwrite', (store) => store.clear())
}

/** Returns everybody's messages, oldest first. */
export async function listMessages(): Promise<OutboxMessage[]> {
  const all = await kept.run<OutboxMessage[]>('readonly', (store) => store.getAll())
  return all.sort((one, other) => one.keptAt - other.keptAt)
}

export interface OutboxKind<Input = unknown> {
  /** Name in the browser's storage. */
  kind: string
  title: string
  form: string
  fileFields: readonly string[]
  upload(files: readonly File[]): Promise<string[]>
  /** Returns the server's message. */
  send(message: OutboxMessage<Input>, urls: string[]): Promise<string>
}
