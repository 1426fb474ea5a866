import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, newsPath, paths } from '@/lib/config/paths'
import type { SearchAnswer, SearchKind, Suggestion } from '@/lib/domains/search/contract'
import { toOutageQuery } from '@/lib/domains/outages/rules'
import { listOutages } from '@/lib/domains/outages/service'
import { findBestBets, findClaimTitle, findMessagesInForce } from '@/lib/domains/search/recommendations/repository'
import { parseClaimNumber, isNumberNamed } from '@/lib/domains/claims/rules'
import { readAddress } from '@/lib/platform/map/address-text'
import { formatMessageTerm } from '@/lib/time/deadline-text'
import { splitWords } from '@/lib/text/word-match'

type Recommendation = SearchAnswer['best_bets'][number]

/** Caches nothing, because a message ends by the clock, not by an index change. */
export async function findOutages(text: string): Promise<Recommendation[]> {
  const supply = toOutageQuery(splitWords(text))
  const [atHouse, messages] = await Promise.all([
    findOutagesAtHouse(text),
    supply ? findMessagesInForce(supply, text) : [],
  ])
  const others = messages.filter(({ id }) => atHouse.every((one) => one.id !== id))
  return [...atHouse, ...others].map(({ id, slug, title, starts_at: starts, expires_at: expires }) => ({
    title,
    url: newsPath({ id, slug: slug || 'item', typeCode: MESSAGE_TYPE_CODE }),
    note: `${formatMessageTerm({ starts_at: starts, expires_at: expires }, env.TIME_ZONE)}.`,
  }))
}

/** A street without a house may be any word. */
async function findOutagesAtHouse(text: string) {
  const namesHouse = readAddress(text).some(({ house }) => house !== null)
  return namesHouse ? (await listOutages(text)).outages : []
}

export async function findRecommended(text: string): Promise<Recommendation[]> {
  return (await Promise.all([findNumberedClaim(text), findBestBets(text)])).flat()
}

export async function suggestRecommended(text: string): Promise<Suggestion[]> {
  const [claims, bets] = await Promise.all([findNumberedClaim(text), findBestBets(text)])
  return [...claims.map((one) => toSuggestion('claims', one)), ...bets.map((one) => toSuggestion('pages', one))]
}

export async function suggestOutages(text: string): Promise<Suggestion[]> {
  return (await findOutages(text)).map((one) => toSuggestion('messages', one))
}

/** Digits alone may be the number of an act, which ranks above a claim. */
async function findNumberedClaim(text: string): Promise<Recommendation[]> {
  const number = isNumberNamed(text) ? parseClaimNumber(text) : null
  const title = number === null ? null : await findClaimTitle(number)
  return number === null || title === null
    ? []
    : [{ title: `Заявка № ${number}`, url: paths.claim(number), note: title }]
}

function toSuggestion(kind: SearchKind, { title, url, note }: Recommendation): Suggestion {
  return { kind, title: [{ text: title, is_match: false }], note, path: url }
}
