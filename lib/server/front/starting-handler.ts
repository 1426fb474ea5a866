import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendRepresentation, type CachedResponse } from '@/lib/server/cache/cached-response'
import { chooseCoding } from '@/lib/server/cache/content-coding'
import { isProbe, respondToProbe } from '@/lib/server/front/health'
import { isForWorker } from '@/lib/server/worker-paths'
import { refuse, RETRY_SOON } from '@/lib/server/refusals'

/** Answers while the database opens and pages are built: visitors and programs are told to come back. */
export function createStartingHandler(unavailable: CachedResponse): RequestListener {
  return (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? ''
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && isProbe(path)) return respondToProbe(res, path === '/healthz' ? 200 : 503, { status: 'starting' })
    if (!isRead || (isForWorker(path) && !wantsPage(req))) return refuse(res, 503, RETRY_SOON)
    void sendPage(unavailable, req, res)
  }
}

export function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

export function wantsJson({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('json') === true && !headers.accept.includes('text/html')
}

export async function sendPage(page: CachedResponse, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const found = await page.get(chooseCoding(req.headers['accept-encoding'] as string | undefined))
  if (!res.destroyed) sendRepresentation(req, res, page.status, found)
}
