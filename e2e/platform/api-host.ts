import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { at } from '@/e2e/fixtures/portal'

export type Mood = 'answers' | 'fails' | 'silent' | 'sends away'

interface Asked {
  path: string
  authorization: string | undefined
  preview: string | string[] | undefined
}

/** Keeps the contract by asking the portal under test, and can be told to stop keeping it. */
export class ApiHost {
  mood: Mood = 'answers'
  readonly asked: Asked[] = []
  private readonly server: Server
  private port = 0

  /** A host that redirects sends to `elsewhere`. */
  constructor(private readonly elsewhere = '') {
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Opens it, at the same port as before when it was closed. */
  async open(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }

  /** Refuses connections from now on. */
  async close(): Promise<void> {
    if (!this.server.listening) return
    const closed = once(this.server, 'close')
    this.server.close()
    this.server.closeAllConnections()
    await closed
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const { authorization, 'x-preview': preview } = request.headers
    this.asked.push({ path, authorization, preview })
    if (this.mood === 'silent') return
    if (this.mood === 'fails') return void response.writeHead(500).end('<h1>Internal Server Error</h1>')
    if (this.mood === 'sends away') return void response.writeHead(302, { location: `${this.elsewhere}${path}` }).end()
    const forwarded = await fetch(at(path), {
      method: request.method,
      headers: { accept: 'application/json', 'content-type': request.headers['content-type'] ?? 'application/json' },
      body: request.method === 'POST' ? await readText(request) : undefined,
    })
    response.writeHead(forwarded.status, { 'content-type': forwarded.headers.get('content-type') ?? '' })
    response.end(await forwarded.text())
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
