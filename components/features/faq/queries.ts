import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { getFaq as getFaqOperation, type FaqFilter } from '@/lib/contract/faq'

/** Questions by topic; empty where they could not be loaded. */
export const getFaq = cache(
  async (filter: FaqFilter) => (await read(getFaqOperation, { query: filter })) ?? { faq: [], topics: [] },
)
