'use client'

import { claimNumber } from '@/lib/text/claim-number'
import { findOwnClaim } from '@/components/features/claims/find-own-claim'
import { readToken } from '@/lib/client/session-token'
import { paths } from '@/lib/config/paths'
import type { Suggestion } from '@/lib/domains/search/contract'

/**
 * Suggests the resident's own claim when the text is its number. Pages hand this function to their search fields; without
 * an answer about the claim the other suggestions stand alone.
 */
export async function suggestOwnClaim(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const number = claimNumber(text)
  if (number === null || readToken() === null) return []
  const found = await findOwnClaim(number, signal).catch(() => null)
  if (!found) return []
  const title = [{ text: `Ваша заявка № ${number}`, is_match: false }]
  return [{ kind: 'claims', title, note: found.words, path: paths.ownClaim(number) }]
}
