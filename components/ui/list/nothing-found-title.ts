import { messages } from '@/lib/contract/messages'
import { typeset } from '@/lib/text/typography'

export function nothingFoundTitle(query?: string | null): string {
  return typeset(query ? messages.nothingFoundFor(query) : messages.nothingFound)
}
