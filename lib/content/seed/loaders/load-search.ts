import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadSearch({ city, writer }: Seeding): Promise<void> {
  for (const words of city.search?.synonyms ?? []) await writer.create('search-synonyms', { words })
  for (const [index, bet] of (city.search?.bestBets ?? []).entries()) {
    await writer.create('search-best-bets', { ...bet, position: (index + 1) * 10 })
  }
}
