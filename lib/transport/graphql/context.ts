import { PLACE_HEADER, readPlace } from '@/lib/domains/geocode/contract'
import type { GraphqlContext } from '@/lib/platform/calls/graphql'
import { guest } from '@/lib/platform/calls/call-as-guest'
import { ReservedAttempts } from '@/lib/platform/calls/call-limits'
import { findCaller, readVisitor } from '@/lib/transport/http/visitor'

export async function readContext(headers: Headers): Promise<GraphqlContext> {
  const visitor = readVisitor(headers)
  const caller = await findCaller('optional', headers, visitor)
  const preview = headers.get('x-preview') ?? undefined
  const place = readPlace(headers.get(PLACE_HEADER))
  const places = new ReservedAttempts({ visitor, caller })
  return { visitor, caller, repeatKey: headers.get('idempotency-key'), place, preview, reserved: places }
}

export function guestContext(preview?: string): GraphqlContext {
  const { visitor, caller } = guest
  return { visitor, caller, repeatKey: null, place: null, preview, reserved: new ReservedAttempts(guest) }
}
