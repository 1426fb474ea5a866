import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import * as contract from '@/lib/domains/datasets/contract'
import { listDatasets } from '@/lib/domains/datasets/service'

export const datasetsDomain: Domain = {
  handlers: [handle(contract.listDatasets, () => listDatasets())],
}
