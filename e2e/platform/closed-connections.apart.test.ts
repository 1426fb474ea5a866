import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { Client } from 'pg'
import { awaitWaiter } from '@/e2e/fixtures/database'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import type { ApiServerProcess } from '@/lib/tools/test-api-server/server-process'

jest.setTimeout(600_000)

let city: DemoCityCopy
let server: ApiServerProcess
let origin: string
let database: Client

beforeAll(async () => {
  city = await DemoCityCopy.open()
  ;({ server, origin } = await city.startServer())
  database = new Client({ connectionString: city.database.url })
  await database.connect()
})

afterAll(async () => {
  await server.stop()
  await database.end()
  await city.close()
})

async function send(lines: string[], body = ''): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, 'Host: localhost', '', body].join('\r\n'))
  return socket
}

/** A later request is answered, so the server has heard of the closed connection before it. */
async function leave(socket: Socket): Promise<void> {
  socket.destroy()
  if (!socket.closed) await once(socket, 'close')
  for (let turn = 0; turn < 3; turn += 1) await fetch(`${origin}/api/home`)
}

async function errors(): Promise<string[]> {
  const lines = (await readFile(city.logFile, 'utf8')).split('\n')
  return lines.filter((line) => /"level":"(error|fatal)"/.test(line) || (line !== '' && !line.startsWith('{')))
}

const json = ['Content-Type: application/json', 'Content-Length: 5000']
const form = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 5000', 'X-Requested-With: fetch']
const part = '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":'

test.each([
  ['a GraphQL query', ['POST /graphql/cityideas HTTP/1.1', ...json], '{"query":'],
  ['a GraphQL upload', ['POST /graphql/cityideas HTTP/1.1', ...form], part],
  ['a call', ['POST /api/posttechsupport HTTP/1.1', ...json], '{"message":'],
  ['a form', ['POST /api/posttechsupport HTTP/1.1', ...form], part],
  ['a claim of Open311', ['POST /open311/v2/requests.json HTTP/1.1', ...form], part],
  ['a login to the office', ['POST /cms/staff/login HTTP/1.1', ...json], '{"email":'],
  ['an upload to the office', ['POST /cms/media HTTP/1.1', ...form], part],
])('a visitor who leaves while sending %s is no error', async (_what, lines, body) => {
  await leave(await send(lines, body))
  expect(await errors()).toEqual([])
})

test.each([
  ['a call', ['GET /api/usefullinks HTTP/1.1'], ''],
  [
    'a query',
    ['POST /graphql/socialcontrol HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 24'],
    '{"query":"{__typename}"}',
  ],
])('a visitor who leaves while %s is answered is no error', async (_what, lines, body) => {
  await database.query('BEGIN; LOCK TABLE useful_links')
  const socket = await send(lines, body)
  if (lines[0]?.startsWith('GET')) await awaitWaiter(database)
  socket.destroy()
  await database.query('ROLLBACK')
  await leave(socket)
  expect(await errors()).toEqual([])
})

test('a visitor who leaves in the middle of a file is no error', async () => {
  const { rows } = await database.query<{ filename: string }>(
    'SELECT filename FROM media WHERE filename IS NOT NULL ORDER BY filesize DESC NULLS LAST LIMIT 1',
  )
  const socket = await send([`GET /files/${rows[0]?.filename} HTTP/1.1`])
  await once(socket, 'data')
  await leave(socket)
  expect(await errors()).toEqual([])
})
