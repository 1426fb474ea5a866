import { searchBestBets, searchSynonyms } from '@/lib/package/seed/content/search'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'

/** What editors teach the search: synonyms and recommendations. */
export async function loadSearch({ writer }: Pick<Seeding, 'writer'>): Promise<void> {
  for (const words of searchSynonyms) await writer.create('search-synonyms', { words })
  for (const [index, bet] of searchBestBets.entries()) {
    await writer.create('search-best-bets', { ...bet, position: (index + 1) * 10 })
  }
}
