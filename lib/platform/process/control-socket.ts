import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { StartError } from '@/lib/platform/process/start-error'

/** Relative to the portal's folder, since the path of a socket may have about 100 characters. Only its owner may enter. */
const FOLDER = '.next/control'
const OWNER_ONLY = 0o700

export interface ReloadCheck {
  /** Why the portal must be stopped and started instead, in Russian. */
  refusal: string | null
  /** Folder of the build that it shows. */
  build: string
}

export interface ReloadResult {
  /** In Russian. */
  failure: string | null
  workers: number
}

export interface PortalControl {
  check(): Promise<ReloadCheck>
  reload(build: string): Promise<ReloadResult>
}

/** Of a portal that is stuck or stopped (SIGSTOP); a reload itself takes as long as its requests. */
const CHECK_LIMIT_MS = 10_000

/** Listens for `npm run reload`. Returns the function that closes it. */
export async function listenForControl(dataDir: string, control: PortalControl): Promise<() => Promise<void>> {
  await mkdir(FOLDER, { recursive: true, mode: OWNER_ONLY })
  await chmod(FOLDER, OWNER_ONLY)
  const server = createServer((req, res) => {
    answer(req, control).then(
      (result) => res.end(JSON.stringify(result)),
      () => res.destroy(),
    )
  })
  const socket = join(FOLDER, `${await socketPrefix(dataDir)}${process.pid}.sock`)
  await rm(socket, { force: true }) // of a process that was killed and had the same number
  server.listen(socket)
  await once(server, 'listening')
  server.unref()
  return async () => {
    server.close()
    await rm(socket, { force: true })
  }
}

async function answer(req: IncomingMessage, control: PortalControl): Promise<ReloadCheck | ReloadResult> {
  if (req.method === 'GET') return control.check()
  const { build } = (await json(req)) as { build: string }
  return control.reload(build)
}

/** Returns the portals that run in this folder over this DATA_DIR; removes sockets of killed ones. */
export async function findPortals(dataDir: string): Promise<PortalControl[]> {
  const prefix = await socketPrefix(dataDir)
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.startsWith(prefix))
  const portals: PortalControl[] = []
  for (const name of names) {
    const portal = connectTo(join(FOLDER, name))
    try {
      await portal.check()
      portals.push(portal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
      await rm(join(FOLDER, name), { force: true })
    }
  }
  return portals
}

function connectTo(socketPath: string): PortalControl {
  return {
    check: () => call<ReloadCheck>(socketPath, 'GET', { limitMs: CHECK_LIMIT_MS }),
    reload: (build) => call<ReloadResult>(socketPath, 'POST', { body: { build } }),
  }
}

async function call<T>(socketPath: string, method: string, options: { body?: object; limitMs?: number }): Promise<T> {
  const { body, limitMs } = options
  const signal = limitMs === undefined ? undefined : AbortSignal.timeout(limitMs)
  const req = request({ socketPath, method, signal })
  req.end(body && JSON.stringify(body))
  try {
    const [res] = (await once(req, 'response')) as [IncomingMessage]
    return (await json(res)) as T
  } catch (error) {
    if (signal?.aborted) throw new StartError(`Портал не отвечает на ${socketPath}: перезапустите его`)
    throw error
  }
}

async function socketPrefix(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir).catch(() => dataDir)
  return `${createHash('sha256').update(folder).digest('hex').slice(0, 12)}-`
}
