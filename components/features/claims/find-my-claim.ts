'use client'

import type { AnswerOf } from '@/lib/contract/operation'
import type { getOwnClaim } from '@/lib/domains/claims/contract'
import { parseClaimNumber } from '@/lib/domains/claims/rules'
import { readToken } from '@/lib/client/session-token'
import { paths } from '@/lib/config/paths'
import type { Suggestion } from '@/lib/domains/search/contract'

export type FoundClaim = AnswerOf<typeof getOwnClaim>

/**
 * Returns null for a number that is not the resident's. Pages pass this function on, so its code is loaded when it is
 * called.
 */
export async function findMyClaim(id: number, signal?: AbortSignal): Promise<FoundClaim | null> {
  const [{ call }, { nullIfMissing }, { getOwnClaim: operation }] = await Promise.all([
    import('@/lib/client/call'),
    import('@/lib/client/call-failures'),
    import('@/lib/domains/claims/contract'),
  ])
  return call(operation, { params: { id } }, { signal }).catch(nullIfMissing)
}

/** Suggests the resident's own claim if the text is its number; without an answer there is no suggestion. */
export async function suggestMyClaim(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const number = parseClaimNumber(text)
  if (number === null || readToken() === null) return []
  const found = await findMyClaim(number, signal).catch(() => null)
  if (!found) return []
  const title = [{ text: `Ваша заявка № ${number}`, is_match: false }]
  return [{ kind: 'claims', title, note: found.words, path: paths.myClaim(number) }]
}
