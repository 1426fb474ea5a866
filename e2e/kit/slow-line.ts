import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A page of a phone comes so: a piece between two pictures of the screen. A piece ends where a tag does: half a word at
 * the end of a line moves to the next one when its rest comes, which no page can help.
 */
const PIECE_BYTES = 3000
const PAUSE_MS = 18

/** Nothing that is seen stands after it. */
const END_OF_SIGHT = '</footer>'

/** Serves the portal over a line that brings what is seen of a page piece by piece; all else comes as it is. */
export async function slowLine(portal: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => void pass(portal, asked, answer).catch(() => answer.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function pass(portal: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const headers = { ...asked.headers, host: new URL(portal).host }
  // the whole page is asked for anew each time, as text
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'] as const) delete headers[name]
  const forwarded = request(new URL(asked.url ?? '/', portal), { method: asked.method, headers })
  asked.pipe(forwarded)
  const came = await new Promise<IncomingMessage>((resolve, reject) => {
    forwarded.on('response', resolve).on('error', reject)
  })
  delete came.headers['content-length']
  answer.writeHead(came.statusCode ?? 502, came.headers)
  if (!came.headers['content-type']?.startsWith('text/html')) return void came.pipe(answer)
  const page = await buffer(came)
  const end = page.lastIndexOf(END_OF_SIGHT)
  let from = 0
  while (from < end && !answer.destroyed) {
    const tag = page.indexOf('>', from + PIECE_BYTES)
    const to = tag === -1 ? end : Math.min(end, tag + 1)
    answer.write(page.subarray(from, to))
    from = to
    await pause(PAUSE_MS)
  }
  answer.end(page.subarray(Math.max(end, 0)))
}
