import { defineFilteredPage } from '@/components/ui/section/filtered-page'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { faqFilter, getFaq } from '@/lib/domains/faq/contract'

export const faqPage = defineFilteredPage({
  read: (filter) => read(getFaq, { query: filter }),
  filter: faqFilter,
  path: paths.faq,
  address: { topic: 'topic', text: 'text' },
  empty: { faq: [], topics: [] },
  terms: ({ topics: topic }) => ({ topic }),
  unknown: { topic: 'Такой темы вопросов нет' },
  indexed: [],
})

export type FaqPage = Awaited<ReturnType<typeof faqPage.readAnswer>>
