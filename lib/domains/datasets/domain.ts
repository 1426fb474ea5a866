import { handle } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import * as contract from '@/lib/domains/datasets/contract'
import { findDatasets } from '@/lib/domains/datasets/repository'

export const datasetsDomain: Domain = {
  handlers: [handle(contract.listDatasets, async () => ({ datasets: await findDatasets() }))],
}
