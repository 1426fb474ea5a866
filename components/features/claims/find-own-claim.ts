'use client'

import type { AnswerOf } from '@/lib/contract/operation'
import type { getOwnClaim } from '@/lib/domains/claims/contract'
import { parseClaimNumber } from '@/lib/text/claim-number'
import { readToken } from '@/lib/client/session-token'
import { paths } from '@/lib/config/paths'
import type { Suggestion } from '@/lib/domains/search/contract'

export type FoundClaim = AnswerOf<typeof getOwnClaim>

/**
 * Returns the resident's own claim of this number; null when it is somebody else's or does not exist. Pages hand this
 * function to the search and to the cabinet, so what the call stands on is loaded only when it is made.
 */
export async function findOwnClaim(id: number, signal?: AbortSignal): Promise<FoundClaim | null> {
  const [{ call }, { nullIfMissing }, { getOwnClaim: operation }] = await Promise.all([
    import('@/lib/client/call'),
    import('@/lib/client/call-failures'),
    import('@/lib/domains/claims/contract'),
  ])
  return call(operation, { params: { id } }, { signal }).catch(nullIfMissing)
}

/**
 * Suggests the resident's own claim when the text is its number. Pages hand this function to their search fields; without
 * an answer about the claim the other suggestions stand alone.
 */
export async function suggestOwnClaim(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const number = parseClaimNumber(text)
  if (number === null || readToken() === null) return []
  const found = await findOwnClaim(number, signal).catch(() => null)
  if (!found) return []
  const title = [{ text: `Ваша заявка № ${number}`, is_match: false }]
  return [{ kind: 'claims', title, note: found.words, path: paths.ownClaim(number) }]
}
