import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { faqFilter, getFaq as getFaqOperation, type FaqFilter } from '@/lib/domains/faq/contract'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** Questions by topic; empty where they could not be loaded. */
export const getFaq = cache(
  async (filter: FaqFilter) => (await read(getFaqOperation, { query: filter })) ?? { faq: [], topics: [] },
)

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readFaqFilter(params: AddressParams): FaqFilter {
  const { text, topic } = faqFilter.shape
  return {
    text: text.safeParse(paramOf(params, 'text')).data,
    topic: topic.safeParse(paramOf(params, 'topic')).data,
  }
}

/** The filter as it stands in an address, without `?`. */
export function faqQuery({ topic, text }: FaqFilter): string {
  return queryOf({ topic, text })
}
