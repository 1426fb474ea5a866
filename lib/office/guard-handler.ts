import { withLimitedBody } from '@/lib/office/limited-body'
import { withRussianRefusals } from '@/lib/office/russian-refusals'
import { withWellFormedAddress } from '@/lib/office/well-formed-address'

type Collections = Parameters<typeof withWellFormedAddress>[1]
type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** Payload's own handler behind what the portal asks of every request first, its refusals in Russian. */
export function guardHandler<Rest extends unknown[]>(handler: Handler<Rest>, collections: Collections): Handler<Rest> {
  const limited = withLimitedBody(handler)
  const byMethod: Handler<Rest> = (request, ...rest) =>
    /^P/.test(request.method) ? limited(request, ...rest) : handler(request, ...rest)
  return withRussianRefusals(withWellFormedAddress(byMethod, collections))
}
