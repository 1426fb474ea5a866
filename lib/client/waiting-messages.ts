import { AppError } from '@/lib/contract/errors'
import { currentOwner, GUEST } from '@/lib/client/current-owner'
import { hasWaiting, raiseFlag } from '@/lib/client/waiting-flag'
import { clearWaiting, listWaiting, putWaiting, removeWaiting, type WaitingMessage } from '@/lib/client/waiting-store'

/** Answers whether the call never reached the portal, or its answer never came back. */
export function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error
  return cause instanceof TypeError && (error instanceof AppError || !navigator.onLine || isOfFetch(cause))
}

/** Browsers' own words for a failed fetch; any other TypeError is a mistake of ours. */
function isOfFetch({ message }: TypeError): boolean {
  return /fetch|network|load failed/i.test(message)
}

/** Keeps a message until the connection is back. False when it cannot be kept: then the form still holds it. */
export async function keepWaiting<Input>(message: Omit<WaitingMessage<Input>, 'owner' | 'keptAt'>): Promise<boolean> {
  const owner = currentOwner()
  if (owner === null) return false
  try {
    await putWaiting({ ...message, owner, keptAt: Date.now() })
    raiseFlag(true)
    return true
  } catch {
    return false
  }
}

/** Lists what waits of whoever uses the browser now. */
export async function listOwnWaiting(): Promise<WaitingMessage[]> {
  const owner = currentOwner()
  return (await listWaiting()).filter((message) => message.owner === owner)
}

/** Forgets what another resident left, because this one must not see it. */
export async function forgetStrangers(): Promise<void> {
  const owner = currentOwner()
  if (owner === null || owner === GUEST) return
  const strange = (await listWaiting()).filter((message) => message.owner !== owner && message.owner !== GUEST)
  for (const { key } of strange) await deleteWaiting(key)
}

export async function deleteWaiting(key: string): Promise<void> {
  await removeWaiting(key)
  raiseFlag((await listWaiting()).length > 0)
}

/** Forgets everything at a logout: the next reader of this browser is another. */
export async function forgetWaiting(): Promise<void> {
  if (!hasWaiting()) return
  await clearWaiting().catch(() => undefined)
  raiseFlag(false)
}

/** Takes a refused message back into its form. */
export async function takeRefused(kind: string): Promise<WaitingMessage | null> {
  if (!hasWaiting()) return null
  const [refused] = (await listOwnWaiting())
    .filter((message) => message.kind === kind && message.refusal)
    .sort((one, other) => (other.wantedAt ?? 0) - (one.wantedAt ?? 0))
  if (refused) await deleteWaiting(refused.key)
  return refused ?? null
}
