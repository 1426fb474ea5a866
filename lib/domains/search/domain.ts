import { searchBestBets, searchMisses, searchSynonyms } from '@/lib/domains/search/collections'
import * as contract from '@/lib/domains/search/contract'
import { dropOldMisses, renewWordRarity } from '@/lib/domains/search/repository'
import { findResults, listSuggestions } from '@/lib/domains/search/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const searchDomain: Domain = {
  collections: [searchBestBets, searchSynonyms, searchMisses],
  handlers: [
    handle(contract.search, ({ query }) => findResults(query)),
    handle(contract.suggestSearch, ({ query }) => listSuggestions(query.text)),
  ],
  jobs: [
    { name: 'search misses', everyMinutes: 60, run: dropOldMisses },
    { name: 'word rarity', everyMinutes: 6 * 60, run: renewWordRarity },
  ],
}
