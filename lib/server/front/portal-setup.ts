import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '@/lib/config/log'
import { SETUP_PATH, type SetupRequest } from '@/lib/runtime/setup-request'
import {
  backupRefusedPage,
  setupBusyPage,
  setupDonePage,
  setupFailedPage,
  setupRunningPage,
} from '@/lib/server/front/setup-pages'
import { sendPage } from '@/lib/server/front/starting-handler'

interface SetupSteps {
  /** Returns why it cannot be done, in Russian; the portal goes on meanwhile. */
  check: (request: SetupRequest) => Promise<string | null>
  /** Empties and fills the database while no worker runs. Returns the failure, after which everything is as before. */
  replace: (request: SetupRequest) => Promise<string | null>
  headers: readonly [string, string][]
  log: Log
}

interface Attempt {
  request: SetupRequest
  /** Visitors who made this choice, while it ran too: each sees the outcome. */
  attempts: Set<string>
  /** Visitors who made another choice while this one ran. */
  refusedAttempts: Set<string>
  isRunning: boolean
  failure: string | null
  /** It failed before anything was touched. */
  isRefused: boolean
}

/** Carries out the choice of the first page and shows what became of it. */
export class PortalSetup {
  private last: Attempt | undefined

  constructor(private readonly steps: SetupSteps) {}

  /** Another choice while the first one runs is refused; the same one, sent twice, is the first one. */
  begin(request: SetupRequest): void {
    if (this.last?.isRunning) return join(this.last, request)
    const attempt: Attempt = {
      request,
      attempts: new Set([request.attempt]),
      refusedAttempts: new Set(),
      isRunning: true,
      failure: null,
      isRefused: false,
    }
    this.last = attempt
    void this.run(attempt)
  }

  /** Returns false if there is nothing to show: the page asks then. */
  respond(req: IncomingMessage, res: ServerResponse): boolean {
    const { last, steps } = this
    const asked = new URLSearchParams(req.url?.split('?', 2)[1]).get('attempt') ?? ''
    if (last?.refusedAttempts.has(asked)) {
      void sendPage(setupBusyPage(steps.headers, last.request), req, res)
      return true
    }
    if (!last || (!last.isRunning && !last.attempts.has(asked))) return false
    void showAttempt(last, steps.headers).then((page) => sendPage(page, req, res))
    return true
  }

  /** Handler of the time without workers. */
  whileUnavailable(unavailable: RequestListener): RequestListener {
    return (req, res) => {
      if (req.url?.split('?', 1)[0] !== SETUP_PATH) return unavailable(req, res)
      // the password cannot be checked now, so the page does not say what the first choice is
      if (req.method === 'POST' && this.last?.isRunning)
        return void sendPage(setupBusyPage(this.steps.headers), req, res)
      const isRead = req.method === 'GET' || req.method === 'HEAD'
      if (!isRead || !this.respond(req, res)) unavailable(req, res)
    }
  }

  private async run(attempt: Attempt): Promise<void> {
    const { check, replace, log } = this.steps
    try {
      attempt.failure = await check(attempt.request)
      attempt.isRefused = attempt.failure !== null
      if (!attempt.isRefused) attempt.failure = await replace(attempt.request)
      if (attempt.failure === null) log.info({ choice: attempt.request.choice }, 'Первая настройка закончена')
      else log.warn({ choice: attempt.request.choice }, 'Первая настройка не удалась: причина на её странице')
    } catch (error) {
      log.error({ err: error }, 'Первая настройка не удалась')
      attempt.failure = 'Причина в журнале портала. Остановите портал и запустите снова'
    }
    attempt.isRunning = false
  }
}

function join(running: Attempt, { attempt, choice, path }: SetupRequest): void {
  const isSame = choice === running.request.choice && path === running.request.path
  const attempts = isSame ? running.attempts : running.refusedAttempts
  attempts.add(attempt)
}

async function showAttempt({ request, isRunning, isRefused, failure }: Attempt, headers: SetupSteps['headers']) {
  if (isRunning) return setupRunningPage(headers)
  if (failure === null) return setupDonePage(headers, request)
  if (isRefused && request.choice === 'copy') return backupRefusedPage(headers, request, failure)
  return setupFailedPage(headers, request, failure)
}
