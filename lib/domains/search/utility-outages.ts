import { supplies } from '@/lib/domains/news/outages/rules'

const isOff = /^(отключ|выключ|перекр|авар|пропал|исчез|нету?$|дад|дал|верн|включ|буд|без$|слаб|холодн)/

/**
 * Returns a `websearch_to_tsquery` for titles of messages in force if the text is about an outage («когда дадут воду»)
 * or names only a supply; null otherwise.
 */
export function toOutageQuery(words: readonly string[]): string | null {
  const supply = supplies.find(({ asked }) => words.some((word) => asked.test(word)))
  const isAsked = words.some((word) => isOff.test(word)) || words.every((word) => supply?.asked.test(word))
  return isAsked ? (supply?.query ?? null) : null
}
