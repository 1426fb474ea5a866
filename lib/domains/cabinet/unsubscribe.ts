import { stopDiscussionLetters } from '@/lib/domains/discussions/following/service'
import { stopNewsLetters } from '@/lib/domains/news-subscriptions/service'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** Ends the letters that the key came with; doing it twice is no error. Throws notFound for a key of nobody. */
export async function unsubscribe(key: string): Promise<{ message: string }> {
  if (await stopNewsLetters(key)) return { message: messages.unsubscribed }
  if (await stopDiscussionLetters(key)) return { message: messages.unsubscribedDiscussion }
  throw new AppError('notFound', { message: messages.linkExpired })
}
