import type { System } from '@/lib/contract/caller'
import { countMessage, findSystem } from '@/lib/domains/systems/repository'
import { keyHash } from '@/lib/platform/keys/secret-keys'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** Finds the system that may send messages with this key. Throws forbidden for a key that opens nothing. */
export async function systemOf(key: unknown): Promise<System> {
  const system = typeof key === 'string' && key !== '' ? await findSystem(keyHash(key)) : null
  if (!system) throw new AppError('forbidden', { message: messages.systemKeyRefused })
  return system
}

/** Counts a message that was taken, in the transaction of the message. */
export function noteMessage({ id }: System): Promise<void> {
  return countMessage(id)
}
