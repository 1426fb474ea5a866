import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { SentData } from '@/e2e/fixtures/sent-data'

/** Stands between visitors and a portal, changes nothing and remembers what the visitors send. */
export class RecordingProxy {
  readonly sent = new SentData()

  private constructor(private readonly server: Server) {}

  /** `target` is asked at each request: it may be known later than the address of the proxy. */
  static async start(target: () => string): Promise<RecordingProxy> {
    const server = createServer(
      (asked, response) => void proxy.pass(target(), asked, response).catch(() => response.destroy()),
    )
    const proxy = new RecordingProxy(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  /** Has a host name: a portal answers under its PUBLIC_URL and loopback addresses. */
  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async pass(target: string, asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers, url = '/' } = asked
    const body = await buffer(asked)
    this.sent.add(headers, new URL(url, target), body)
    const forwarded = request(new URL(url, target), { method, headers })
    response.once('close', () => forwarded.destroy())
    forwarded.end(body)
    const [came] = (await once(forwarded, 'response')) as [IncomingMessage]
    response.writeHead(came.statusCode ?? 502, came.rawHeaders)
    await pipeline(came, response)
  }
}
