import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { searchBestBets } from '@/lib/domains/search/best-bets-collection'
import * as contract from '@/lib/domains/search/contract'
import { searchMisses } from '@/lib/domains/search/misses/collection'
import { dropOldMisses } from '@/lib/domains/search/misses/repository'
import { findResults, listSuggestions } from '@/lib/domains/search/service'
import { searchSynonyms } from '@/lib/domains/search/synonyms-collection'

export const searchDomain: Domain = {
  collections: [searchBestBets, searchSynonyms, searchMisses],
  answers: [
    answer(contract.search, ({ query }) => findResults(query)),
    answer(contract.suggestSearch, ({ query }) => listSuggestions(query.text)),
  ],
  jobs: [{ name: 'search misses', everyMinutes: 60, run: dropOldMisses }],
}
