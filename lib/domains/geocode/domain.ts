import { answer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import * as contract from '@/lib/domains/geocode/contract'
import { findAddresses } from '@/lib/domains/geocode/service'

export const geocodeDomain: Domain = {
  answers: [answer(contract.geocode, ({ query }) => findAddresses(query))],
}
