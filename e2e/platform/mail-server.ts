import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface ReceivedEmail {
  recipient: string
  messageId: string
}

/** Takes an email at once, does not let it begin, or, when it has the whole of it, says nothing yet or breaks the connection. */
type Manner = 'takes' | 'stalls' | 'is silent' | 'hangs up'

/** Keeps recipient and Message-ID of each email that arrived whole. */
export class MailServer {
  readonly emails: ReceivedEmail[] = []
  manner: Manner = 'takes'
  /** Emails that have not been let begin. */
  stalledCount = 0
  private readonly connections = new Set<Socket>()
  private readonly unsaid: (() => void)[] = []

  private constructor(private readonly server: Server) {}

  static async open(port = 0): Promise<MailServer> {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    const mail = new MailServer(server)
    server.on('connection', (connection) => mail.serve(connection))
    return mail
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  get recipients(): string[] {
    return this.emails.map(({ recipient }) => recipient)
  }

  get connectionCount(): number {
    return this.connections.size
  }

  /** Says what it was silent about, and takes emails at once from now on. */
  speak(): void {
    this.manner = 'takes'
    for (const say of this.unsaid.splice(0)) say()
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
    let email: ReceivedEmail = { recipient: '', messageId: '' }
    let isText = false
    say('220 mail.example')
    const lines = createInterface(connection)
    lines.on('error', () => connection.destroy()) // of a sender that was killed
    lines.on('line', (line) => {
      if (isText) {
        email.messageId ||= /^Message-ID: (.*)$/i.exec(line)?.[1] ?? ''
        if (line !== '.') return
        isText = false
        this.emails.push(email)
        email = { recipient: '', messageId: '' }
        if (this.manner === 'takes') say('250 kept')
        else if (this.manner === 'is silent') this.unsaid.push(() => say('250 kept'))
        else connection.destroy()
        return
      }
      email.recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? email.recipient
      isText = /^DATA/i.test(line)
      if (!isText) return say('250 well')
      if (this.manner !== 'stalls') return say('354 go on')
      this.stalledCount += 1
      this.unsaid.push(() => say('354 go on'))
    })
  }
}
