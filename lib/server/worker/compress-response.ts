import type { IncomingMessage, ServerResponse } from 'node:http'
import { CompressedBody } from '@/lib/server/worker/compressed-body'
import { chooseCoding } from '@/lib/server/cache/content-coding'

/**
 * Here, because Next removes a route's coding. Responses to residents stay uncompressed: the length of a secret
 * compressed beside an attacker's text reveals it.
 */
export function compressPublicResponse(req: IncomingMessage, res: ServerResponse, { isGraph = false } = {}): void {
  const coding = chooseCoding(req.headers['accept-encoding'] as string | undefined)
  const isAsked = req.method === 'GET' || (isGraph && req.method === 'POST')
  if (!isAsked || coding === 'identity') return
  const isGuest = isGraph && req.headers.authorization === undefined
  const plain = { write: res.write, end: res.end, flushHeaders: res.flushHeaders }
  const body = new CompressedBody(res, plain, coding)
  const isTaken = () => {
    if (isForAll(res, isGuest)) return true
    Object.assign(res, plain)
    return false
  }
  res.flushHeaders = () => {
    if (!isTaken()) res.flushHeaders()
  }
  res.write = ((...args: Parameters<typeof res.write>) =>
    isTaken() ? body.take(args[0]) : res.write(...args)) as typeof res.write
  res.end = ((...args: Parameters<typeof res.end>) => {
    if (!isTaken()) return res.end(...args)
    body.end(args[0])
    return res
  }) as typeof res.end
}

const COMPRESSED_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:csv|xml))/

function isForAll(res: ServerResponse, isGuest: boolean): boolean {
  const header = (name: string) => String(res.getHeader(name) ?? '')
  return COMPRESSED_TYPE.test(header('content-type')) && (isGuest || header('cache-control').startsWith('public'))
}
