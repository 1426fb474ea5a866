import { missingSynonyms } from '@/lib/domains/search/common-synonyms'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

/** A city begins with its own synonyms and the common ones that it does not have. */
export async function loadSearch({ city, writer }: Seeding): Promise<void> {
  const synonyms = city.search?.synonyms ?? []
  for (const words of [...synonyms, ...missingSynonyms(synonyms)]) await writer.create('search-synonyms', { words })
  for (const [index, bet] of (city.search?.bestBets ?? []).entries()) {
    await writer.create('search-best-bets', { ...bet, position: (index + 1) * 10 })
  }
}
