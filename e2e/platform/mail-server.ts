import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Takes every email and keeps the address of each one's recipient. */
export class MailServer {
  readonly recipients: string[] = []
  private readonly connections = new Set<Socket>()

  private constructor(private readonly server: Server) {}

  static async open(port: number): Promise<MailServer> {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    const mail = new MailServer(server)
    server.on('connection', (connection) => mail.serve(connection))
    return mail
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  close(): void {
    this.server.close()
    for (const connection of this.connections) connection.destroy()
  }

  private serve(connection: Socket): void {
    this.connections.add(connection)
    connection.on('error', () => connection.destroy())
    connection.on('close', () => this.connections.delete(connection))
    const say = (line: string) => connection.write(`${line}\r\n`)
    let recipient = ''
    let isText = false
    say('220 mail.example')
    createInterface(connection).on('line', (line) => {
      if (isText) {
        if (line !== '.') return
        isText = false
        this.recipients.push(recipient)
        say('250 kept')
        return
      }
      recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient
      isText = /^DATA/i.test(line)
      say(isText ? '354 go on' : '250 well')
    })
  }
}
