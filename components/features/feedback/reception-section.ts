import { defineFilteredAnswer } from '@/components/ui/section/filtered-answer'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { getReception, receptionFilter, type Reception } from '@/lib/domains/feedback/contract'

const empty: { reception: Reception | null } = { reception: null }

/** Reads who receives residents, or those whom the question in the address concerns. */
export const receptionPage = defineFilteredAnswer({
  read: ({ text }): Promise<typeof empty | null> => read(getReception, { query: { text } }),
  filter: receptionFilter,
  path: paths.reception,
  address: { text: 'text' },
  empty,
  unknown: {},
  indexed: [],
})
