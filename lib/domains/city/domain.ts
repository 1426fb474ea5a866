import { answer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { cityAbout } from '@/lib/domains/city/about-global'
import * as contract from '@/lib/domains/city/contract'
import { cityHistory } from '@/lib/domains/city/history-global'
import { mediaOutlets } from '@/lib/domains/city/media-outlets-collection'
import { referenceEntries, referenceTopics } from '@/lib/domains/city/reference-collection'
import { getCityAbout, getHistory, getReference, listMediaOutlets } from '@/lib/domains/city/service'
import { isPreviewed, previewedId } from '@/lib/platform/preview/preview'

export const cityDomain: Domain = {
  collections: [mediaOutlets, referenceEntries, referenceTopics],
  globals: [cityAbout, cityHistory],
  answers: [
    answer(contract.getCityAbout, ({ preview }) => getCityAbout(isPreviewed(preview, 'city-about', 0))),
    answer(contract.getHistory, ({ preview }) => getHistory(isPreviewed(preview, 'city-history', 0))),
    answer(contract.listMediaOutlets, ({ preview }) => listMediaOutlets(previewedId(preview, 'media-outlets'))),
    answer(contract.getReference, ({ query, preview }) =>
      getReference(query, previewedId(preview, 'reference-entries')),
    ),
  ],
}
