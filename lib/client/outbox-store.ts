import type { FieldErrors } from '@/lib/contract/errors'
import { BrowserStore } from '@/lib/client/browser-store'

/** A message written without a connection lies on this device until it is sent. */
export interface OutboxMessage<Input = unknown> {
  /** Names the feature that sends it (see WaitingKind). */
  kind: string
  /** Its Idempotency-Key: whichever tab sends it and how often, it happens once. */
  key: string
  /** Says whose it is: nobody else sends or finds it. */
  owner: string
  /** Milliseconds since 1970. */
  keptAt: number
  /** The input of the call without the addresses of its files. */
  input: Input
  /** Its first words, for the list of what waits. */
  title: string
  /** The fields as they stood on the screen: a refused message returns into its form. */
  typed: Record<string, string | boolean>
  /** Chosen files by field. */
  files: Record<string, File[]>
  /** Addresses of files that are already on the server, in the order in which they were sent. */
  uploaded?: string[]
  /** Says what the server has against it. */
  refusal?: { message: string; errors?: FieldErrors }
  /** Its author chose then to mend it: of several refused ones the last chosen returns first. */
  wantedAt?: number
}

const kept = new BrowserStore('portal', 'waiting', { keyPath: 'key' })

/** Rejects where the browser keeps nothing: then the form keeps what was typed, as ever. */
export function putMessage(message: OutboxMessage): Promise<unknown> {
  return kept.run('readwrite', (store) => store.put(message))
}

/** Changes a message that still lies there: one that went meanwhile does not come back. False when it is gone. */
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

/** Lists everybody's messages, the oldest first. */
export async function listMessages(): Promise<OutboxMessage[]> {
  const all = await kept.run<OutboxMessage[]>('readonly', (store) => store.getAll())
  return all.sort((one, other) => one.keptAt - other.keptAt)
}
