import 'server-only'
import { chores } from '@/lib/backend/http/chores'
import { datasetFile } from '@/lib/backend/http/dataset-file'
import { forward } from '@/lib/backend/http/forward'
import { router } from '@/lib/backend/http/router'
import { startClock } from '@/lib/backend/integrations/clock'
import { withPatience } from '@/lib/cms/patience'
import { env } from '@/lib/config/env'
import { exportData } from '@/lib/contract/cabinet'

// a build loads this file too; with an external host that host minds its own clock
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
if (env.DATABASE_URL && !env.API_URL && !isBuild) startClock(chores)

/**
 * The only door of the backend: every REST call of the contract, files and OpenAPI, as Request → Response.
 * Errors are answers too: `{ message }`, and `{ message, errors }` for 422. With API_URL set, calls go to that host;
 * the city's map is still drawn here, and files of open data are written here from that host's answers.
 */
export function handle(request: Request): Promise<Response> {
  const work = isExport(new URL(request.url)) ? 'export' : 'call'
  return withPatience(work, async () => (await datasetFile(request, answer)) ?? answer(request))
}

/** What is gathered from many answers of the database. */
function isExport({ pathname, searchParams }: URL): boolean {
  return searchParams.has('format') || pathname === exportData.path
}

async function answer(request: Request): Promise<Response> {
  const isTile = new URL(request.url).pathname.startsWith('/map/')
  return env.API_URL && !isTile ? forward(request, env.API_URL) : router.fetch(request)
}
