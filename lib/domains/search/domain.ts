import { searchBestBets, searchMisses, searchSynonyms } from '@/lib/domains/search/collections'
import * as contract from '@/lib/domains/search/contract'
import { dropOldMisses } from '@/lib/domains/search/misses-repository'
import { findResults, listSuggestions } from '@/lib/domains/search/service'
import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const searchDomain: Domain = {
  collections: [searchBestBets, searchSynonyms, searchMisses],
  answers: [
    answer(contract.search, ({ query }) => findResults(query)),
    answer(contract.suggestSearch, ({ query }) => listSuggestions(query.text)),
  ],
  jobs: [{ name: 'search misses', everyMinutes: 60, run: dropOldMisses }],
}
