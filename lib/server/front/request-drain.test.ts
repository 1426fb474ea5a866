import { once } from 'node:events'
import { createServer, get, Agent, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { drainRequests } from '@/lib/server/front/request-drain'

const agent = new Agent({ keepAlive: true })

let server: Server
let drain: () => Promise<void>
let port: number
let responses: ServerResponse[]

beforeEach(async () => {
  responses = []
  server = createServer({ keepAliveTimeout: 600_000 }, (_req, res) => responses.push(res))
  drain = drainRequests(server)
  await once(server.listen(0), 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => agent.destroy())

async function requestInProgress(): Promise<{ text: Promise<string> }> {
  const asked = once(server, 'request')
  const text = new Promise<string>((resolve, reject) => {
    get({ port, agent }, (res) => {
      let body = ''
      res.on('data', (part) => (body += String(part))).on('end', () => resolve(body))
    }).on('error', reject)
  })
  await asked
  return { text }
}

test('a request in progress is answered, and its connection does not hold the stop back', async () => {
  const { text } = await requestInProgress()
  const drained = drain()
  responses[0]?.end('готово')
  expect(await text).toBe('готово')
  await drained
})

test('a connection that never asked anything is closed', async () => {
  const socket = connect(port)
  await once(server, 'connection')
  const closed = once(socket, 'close')
  await drain()
  await closed
})
