import { AppError } from '@/lib/contract/errors'
import { currentOwner, GUEST } from '@/lib/client/current-owner'
import { hasOutboxMessages, setOutboxFlag } from '@/lib/client/outbox-flag'
import { clearMessages, listMessages, putMessage, removeMessage, type OutboxMessage } from '@/lib/client/outbox-store'

/** Returns whether the request or its response was lost. */
export function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error
  return cause instanceof TypeError && (error instanceof AppError || !navigator.onLine || isOfFetch(cause))
}

/** Browsers' messages of a failed fetch; other TypeErrors are bugs. */
function isOfFetch({ message }: TypeError): boolean {
  return /fetch|network|load failed/i.test(message)
}

/** Stores a message until the connection is back. Returns false if impossible: the form still holds it. */
export async function storeInOutbox<Input>(message: Omit<OutboxMessage<Input>, 'owner' | 'keptAt'>): Promise<boolean> {
  const owner = currentOwner()
  if (owner === null) return false
  try {
    await putMessage({ ...message, owner, keptAt: Date.now() })
    setOutboxFlag(true)
    return true
  } catch {
    return false
  }
}

export async function listMyMessages(): Promise<OutboxMessage[]> {
  const owner = currentOwner()
  return (await listMessages()).filter((message) => message.owner === owner)
}

/** Deletes messages of another resident, which this one must not see. */
export async function deleteForeignMessages(): Promise<void> {
  const owner = currentOwner()
  if (owner === null || owner === GUEST) return
  const strange = (await listMessages()).filter((message) => message.owner !== owner && message.owner !== GUEST)
  for (const { key } of strange) await deleteMessage(key)
}

export async function deleteMessage(key: string): Promise<void> {
  await removeMessage(key)
  setOutboxFlag((await listMessages()).length > 0)
}

export async function clearOutbox(): Promise<void> {
  if (!hasOutboxMessages()) return
  await clearMessages().catch(() => undefined)
  setOutboxFlag(false)
}

/** Returns a refused message to its form and deletes it. */
export async function takeRefusedMessage(kind: string): Promise<OutboxMessage | null> {
  if (!hasOutboxMessages()) return null
  const [refused] = (await listMyMessages())
    .filter((message) => message.kind === kind && message.refusal)
    .sort((one, other) => (other.wantedAt ?? 0) - (one.wantedAt ?? 0))
  if (refused) await deleteMessage(refused.key)
  return refused ?? null
}
