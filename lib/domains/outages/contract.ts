import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { filterText, moment } from '@/lib/contract/shapes'

// a message is among the news, so its heading is theirs
const { defineRead, operations } = defineContract('Новости')
export { operations }

/** `what`, `places` and `responsible` are known of outages that the duty service announced; `updated_at`: its correction. */
const outage = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  what: z.string().nullable(),
  places: z.string().nullable(),
  responsible: z.string().nullable(),
  starts_at: moment,
  expires_at: moment,
  updated_at: moment.nullable(),
})
export type Outage = z.infer<typeof outage>

export const listOutages = defineRead({
  id: 'listOutages',
  path: '/api/outages',
  summary: 'Что отключено и что объявлено отключить; по адресу (address) — что объявила для него дежурная служба',
  query: z.object({ address: filterText.optional() }),
  answer: z.object({ outages: z.array(outage) }),
})
