import { listOutages } from '@/lib/domains/outages/contract'
import * as service from '@/lib/domains/outages/service'
import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'

export const outagesDomain: Domain = {
  handlers: [handle(listOutages, ({ query }) => service.listOutages(query.address))],
}
