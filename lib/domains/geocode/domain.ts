import { handle } from '@/lib/platform/calls/handler'
import { cityPlan } from '@/lib/platform/map/city-plan'
import { getLabelBoxes } from '@/lib/platform/map/label-boxes'
import type { Domain } from '@/lib/platform/domain'
import * as contract from '@/lib/domains/geocode/contract'
import { describePlace } from '@/lib/domains/geocode/service'

export const geocodeDomain: Domain = {
  handlers: [
    handle(contract.geocode, ({ query }) => describePlace(query)),
    handle(contract.listMapNames, async () => ({ names: await getLabelBoxes(await cityPlan().catch(() => null)) })),
  ],
}
