import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { faq, faqTopics } from '@/lib/domains/faq/collection'
import * as contract from '@/lib/domains/faq/contract'
import { getFaq } from '@/lib/domains/faq/service'

export const faqDomain: Domain = {
  collections: [faq, faqTopics],
  handlers: [handle(contract.getFaq, ({ query }) => getFaq(query))],
}
