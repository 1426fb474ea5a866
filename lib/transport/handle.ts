import '@/lib/transport/open-backend'
import { datasetFile } from '@/lib/transport/http/dataset-file'
import { isOpenAddress, preflightAnswer } from '@/lib/transport/http/open-addresses'
import { withValidator } from '@/lib/transport/http/with-validator'
import { forward } from '@/lib/transport/http/forward'
import { router } from '@/lib/transport/http/router'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { env } from '@/lib/config/env'
import { exportData } from '@/lib/domains/cabinet/contract'
import { openHeaders } from '@/lib/shared/open-origin'

/**
 * The backend's only door for callers outside of this process's pages: every REST call of the contract, files and
 * OpenAPI, as Request → Response. Errors are answers too: `{ message }`, and `{ message, errors }` for 422. With
 * API_URL set, calls go to that host; the city's map is still drawn here, and files of open data are written here from
 * that host's answers.
 */
export function handle(request: Request): Promise<Response> {
  const work = isExport(new URL(request.url)) ? 'export' : 'call'
  return withTimeout(work, async () => (await datasetFile(request, answer)) ?? answer(request))
}

/** Tells calls that gather many answers of the database. */
function isExport({ pathname, searchParams }: URL): boolean {
  return searchParams.has('format') || pathname === exportData.path
}

/**
 * Does the same for callers from outside: what anybody may read is open to pages of other sites and named by its
 * content, so that it is not sent twice.
 */
export async function handleVisitor(request: Request): Promise<Response> {
  const { method, url } = request
  const { pathname } = new URL(url)
  if (!isOpenAddress(pathname)) return handle(request)
  if (method === 'OPTIONS') return preflightAnswer()
  if (method !== 'GET' && method !== 'HEAD') return handle(request)
  // files answer a HEAD by themselves; a call's content has to be made for it
  const isFile = /^\/(?:files|map)\//.test(pathname)
  const asked = isFile || method === 'GET' ? request : new Request(url, { headers: request.headers })
  const named = await withValidator(request, await handle(asked), { again: () => handle(asked) })
  for (const [name, value] of Object.entries(openHeaders)) named.headers.set(name, value)
  return named
}

async function answer(request: Request): Promise<Response> {
  const isTile = new URL(request.url).pathname.startsWith('/map/')
  return env.API_URL && !isTile ? forward(request, env.API_URL) : router.fetch(request)
}
