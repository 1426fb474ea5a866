import { answer } from '@/lib/platform/calls/handler'
import { nameBoxes } from '@/lib/platform/map/label-boxes'
import type { Domain } from '@/lib/platform/domain'
import * as contract from '@/lib/domains/geocode/contract'
import { describePlace } from '@/lib/domains/geocode/service'

export const geocodeDomain: Domain = {
  answers: [
    answer(contract.geocode, ({ query }) => describePlace(query)),
    answer(contract.listMapNames, async () => ({ names: await nameBoxes() })),
  ],
}
