import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '@/lib/config/log'
import { CLOSED } from '@/lib/config/log-request-error'
import { messages } from '@/lib/contract/messages'

const sentences = {
  400: 'Запрос не разобран',
  404: 'Такого адреса нет',
  410: messages.gone,
  405: messages.methodNotAllowed,
  408: 'Запрос шёл слишком долго. Проверьте связь и попробуйте ещё раз',
  413: messages.tooLarge,
  414: 'Слишком длинный адрес',
  417: 'Запрос не разобран',
  421: 'Портал не открывается под этим именем: откройте его по основному адресу',
  431: 'Слишком длинные заголовки запроса',
  500: messages.internal,
  503: messages.unavailable,
} as const

/** Sent while a worker starts again. */
export const RETRY_SOON = { 'Retry-After': '5' }

type RefusalStatus = keyof typeof sentences

const statusOfParserError: Record<string, RefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const PLAIN: readonly [string, string][] = [
  ['Content-Type', 'application/json; charset=utf-8'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cache-Control', 'no-store'],
]

export function isRefusal(status: number): status is RefusalStatus {
  return status in sentences
}

export function refuse(res: ServerResponse, status: RefusalStatus, headers: Record<string, string> = {}): void {
  const text = body(status)
  for (const [name, value] of PLAIN) res.setHeader(name, value)
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) })
  res.end(text)
}

/** Answers for a handler that threw. A visitor who has left is no error. */
export function refuseAfterError(res: ServerResponse, error: unknown, log: Log): void {
  const isClosed = res.destroyed && !res.writableFinished
  if (isClosed) return log.info(CLOSED)
  log.error({ err: error }, 'Запрос не обработан')
  if (res.headersSent) res.destroy()
  else refuse(res, 500)
}

/** There is only a socket then. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  refuseSocket(socket, statusOfParserError[error.code ?? ''] ?? 400)
}

export function refuseSocket(socket: Duplex, status: RefusalStatus, headers: readonly [string, string][] = []): void {
  const text = body(status)
  const lines = [...PLAIN, ...headers, ['Content-Length', String(Buffer.byteLength(text))], ['Connection', 'close']]
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${text}`)
}

function body(status: RefusalStatus): string {
  return JSON.stringify({ message: sentences[status] })
}
