import { withLimitedBody } from '@/lib/office/limited-body'
import { withRussianRefusals } from '@/lib/office/russian-refusals'
import { withWellFormedUrl } from '@/lib/office/well-formed-url'

type Collections = Parameters<typeof withWellFormedUrl>[1]
type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** Checks each request before Payload's handler; refusals are Russian. */
export function guardHandler<Rest extends unknown[]>(handler: Handler<Rest>, collections: Collections): Handler<Rest> {
  const limited = withLimitedBody(handler)
  const byMethod: Handler<Rest> = (request, ...rest) =>
    /^P/.test(request.method) ? limited(request, ...rest) : handler(request, ...rest)
  return withRussianRefusals(withWellFormedUrl(byMethod, collections))
}
