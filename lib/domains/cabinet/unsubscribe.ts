import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import type { Domain } from '@/lib/platform/domain'

/** Stops the emails that the key came with; repeating it is no error. Throws notFound. */
export async function unsubscribe(domains: readonly Domain[], key: string): Promise<{ message: string }> {
  for (const { stopEmails: stopLetters } of domains) {
    const message = await stopLetters?.(key)
    if (message) return { message }
  }
  throw new AppError('notFound', { message: messages.linkExpired })
}
