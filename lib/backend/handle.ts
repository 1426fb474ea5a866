import 'server-only'
import { forward } from '@/lib/backend/http/forward'
import { router } from '@/lib/backend/http/router'
import { env } from '@/lib/config/env'

/**
 * The only door of the backend: every REST call of the contract, files and OpenAPI, as Request → Response.
 * Errors are answers too: `{ message }`, and `{ message, errors }` for 422. With API_URL set, calls go to that host.
 */
export async function handle(request: Request): Promise<Response> {
  return env.API_URL ? forward(request, env.API_URL) : router.fetch(request)
}
