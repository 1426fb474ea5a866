import type { System } from '@/lib/contract/caller'
import { countMessage, findSystem } from '@/lib/domains/systems/repository'
import { hashKey } from '@/lib/platform/keys/secret-keys'
import { AppError } from '@/lib/contract/errors'

/** Returns the system with this key. Throws forbidden. */
export async function requireSystem(key: unknown): Promise<System> {
  const system = typeof key === 'string' && key !== '' ? await findSystem(hashKey(key)) : null
  if (!system)
    throw new AppError('forbidden', { message: 'Нет действующего ключа api_key: его выдаёт администратор портала' })
  return system
}

export function noteMessage({ id }: System): Promise<void> {
  return countMessage(id)
}
