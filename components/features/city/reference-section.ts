import { defineFilteredPage } from '@/components/ui/section/filtered-page'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { getReference, referenceFilter } from '@/lib/domains/city/contract'

/** The text is not sent to the backend: the page filters rows itself, on the server and in the browser. */
export const referencePage = defineFilteredPage({
  read: ({ topic }) => read(getReference, { query: { topic } }),
  filter: referenceFilter,
  path: paths.reference,
  address: { topic: 'topic', text: 'text' },
  empty: { reference: [], topics: [] },
  terms: ({ topics: topic }) => ({ topic }),
  unknown: { topic: 'Такой темы справочника нет' },
  indexed: ['topic'],
})

export type ReferencePage = Awaited<ReturnType<typeof referencePage.readAnswer>>
