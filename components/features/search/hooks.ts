import { claimNumber } from '@/components/features/search/claim-number'
import { call } from '@/lib/api/browser'
import { readToken } from '@/lib/api/session-token'
import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import type { AnswerOf } from '@/lib/contract/operation'
import { getOwnClaim } from '@/lib/domains/claims/guests/contract'
import { suggestSearch, type Suggestion } from '@/lib/domains/search/contract'

/** Returns titles that begin with the typed text; before them the resident's own claim when the text is its number. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const [{ suggestions }, own] = await Promise.all([
    call(suggestSearch, { query: { text } }, { signal }),
    suggestOwn(text, signal),
  ])
  return [...own, ...suggestions]
}

async function suggestOwn(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const number = claimNumber(text)
  if (number === null || readToken() === null) return []
  const found = await findOwnClaim(number, signal).catch(() => null)
  if (!found) return []
  const title = [{ text: `Ваша заявка № ${number}`, is_match: false }]
  return [{ kind: 'claims', title, note: found.words, path: paths.ownClaim(number) }]
}

export type FoundClaim = AnswerOf<typeof getOwnClaim>

/** Returns the resident's own claim of this number; null when it is somebody else's or does not exist. */
export async function findOwnClaim(id: number, signal: AbortSignal): Promise<FoundClaim | null> {
  return call(getOwnClaim, { params: { id } }, { signal }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return null
    throw error
  })
}
