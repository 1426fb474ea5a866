import { env } from '@/lib/config/env'
import { privateFolders } from '@/lib/config/storage'
import { log } from '@/lib/config/log'
import { runForFailure, script } from '@/lib/platform/process/child'
import { restrictFolders } from '@/lib/platform/process/restrict-files'
import { loadSecrets } from '@/lib/platform/process/secrets'
import type { Workspace } from '@/lib/platform/process/workspace'
import { formatSetupRequest, type SetupRequest } from '@/lib/runtime/setup-request'
import type { PageCache } from '@/lib/server/front/page-cache'
import { PortalSetup } from '@/lib/server/front/portal-setup'
import type { WorkerPool } from '@/lib/server/front/worker-pool'
import { prepareDatabase } from '@/lib/server/start/prepare-database'

interface SetupParts {
  workspace: Workspace
  workers: WorkerPool
  cache: PageCache
  headers: readonly [string, string][]
  /** Shows visitors that the portal is away, and back. */
  showUnavailable: (isAway: boolean) => void
}

/** The work is done by a child process that loads Payload: docs/decisions/setup.md. */
export function createSetup({ workspace, workers, cache, headers, showUnavailable }: SetupParts): PortalSetup {
  const fill = async (request: SetupRequest) => {
    const failure = await runSetup('replace', request, workspace)
    await renewKeys(workspace)
    await prepareDatabase(workspace.database.directUrl)
    await restrictFolders(privateFolders, log)
    return failure
  }
  const replace = async (request: SetupRequest) => {
    showUnavailable(true)
    const failure = await workers.pauseWhile(() => fill(request))
    cache.purge()
    showUnavailable(false)
    return failure
  }
  return new PortalSetup({ check: (request) => runSetup('check', request, workspace), replace, headers, log })
}

/** Workers that start from now on use the keys of a restored backup. */
async function renewKeys({ dataDir, secrets }: Workspace): Promise<void> {
  Object.assign(secrets, await loadSecrets(dataDir, env))
  const { PAYLOAD_SECRET, PREVIEW_SECRET } = secrets
  Object.assign(process.env, { PAYLOAD_SECRET, PREVIEW_SECRET })
}

function runSetup(step: 'check' | 'replace', request: SetupRequest, { database }: Workspace): Promise<string | null> {
  return runForFailure(script('lib/office/set-up.ts', step), {
    SETUP_REQUEST: formatSetupRequest(request),
    DATABASE_URL: database.directUrl,
  })
}
