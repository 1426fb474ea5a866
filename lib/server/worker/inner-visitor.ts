import type { IncomingMessage } from 'node:http'
import { innerHeaders } from '@/lib/server/inner-protocol'
import type { Visitor } from '@/lib/server/worker/request-responder'

/** What the front says of the visitor; only the front can reach a worker. */
export function readInnerVisitor({ headers }: IncomingMessage): Visitor {
  return {
    address: headerText(headers[innerHeaders.visitor]),
    isFromProxy: headers[innerHeaders.isFromProxy] === '1',
    contentVersion: readContentVersion(headers[innerHeaders.contents]),
  }
}

export function readContentVersion(header: string | string[] | undefined): number | undefined {
  return header === undefined ? undefined : Number(header)
}

function headerText(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
