import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * A line to a server of this machine can be made to swallow: what is sent on it comes to nobody, new connections are
 * taken and never answered, and nobody is told. Once it goes on, what was sent arrives late, as a network sends it
 * again. It can also be led to another server, as an address that follows the primary.
 */
export class StalledProxy {
  private readonly ends = new Set<Socket>()
  private isStopped = false

  private constructor(
    private readonly server: Server,
    private target: number,
  ) {}

  /** Listens at `from`, or at any free port. */
  static async to(port: number, from = 0): Promise<StalledProxy> {
    const server = createServer({ allowHalfOpen: true }).listen(from, '127.0.0.1')
    await once(server, 'listening')
    const line = new StalledProxy(server, port)
    server.on('connection', (near) =>
      line.join(near, connect({ port: line.target, host: '127.0.0.1', allowHalfOpen: true })),
    )
    return line
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  stall(): void {
    this.isStopped = true
    for (const end of this.ends) end.pause()
  }

  resume(): void {
    this.isStopped = false
    for (const end of this.ends) end.resume()
  }

  /** Cuts its connections; new ones lead to the other server. */
  redirect(port: number): void {
    this.target = port
    for (const end of this.ends) end.destroy()
  }

  close(): void {
    this.server.close()
    for (const end of this.ends) end.destroy()
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.ends.delete(from)
        to.destroy()
      })
      if (this.isStopped) from.pause()
    }
  }
}
