import { Client } from 'pg'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { listNews } from '@/lib/domains/news/contract'
import type { ApiServerProcess } from '@/lib/tools/test-api-server/server-process'
import { startS3Server, type S3Server } from '@/lib/tools/s3-server'

jest.setTimeout(300_000)

let s3: S3Server
let city: DemoCityCopy
let database: Client
let server: ApiServerProcess
let ask: (path: string, init?: RequestInit) => Promise<Response>
let token: string

beforeAll(async () => {
  s3 = await startS3Server()
  Object.assign(process.env, s3.settings)
  city = await DemoCityCopy.open()
  database = new Client(city.database.url)
  await database.connect()
  const started = await city.startServer()
  server = started.server
  ask = (path, init) => fetch(`${started.origin}${path}`, init)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = server.testEnv
  const headers = { 'content-type': 'application/json' }
  const response = await ask('/cms/staff/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  token = ((await response.json()) as { token: string }).token
})

afterAll(async () => {
  await server.stop()
  await database.end()
  await city.close()
  await s3.stop()
})

async function upload() {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await phonePhoto('mark'))], 'a.jpg', { type: 'image/jpeg' }))
  form.set('_payload', JSON.stringify({ alt: 'Площадь' }))
  const response = await ask('/cms/media', { method: 'POST', headers: { authorization: `JWT ${token}` }, body: form })
  const { doc, errors } = (await response.json()) as { doc?: { filename: string }; errors?: { message: string }[] }
  return { status: response.status, filename: doc?.filename, message: errors?.[0]?.message }
}

const countPictures = async () =>
  (await database.query<{ count: number }>('SELECT count(*)::int FROM media')).rows[0]?.count

test('while S3 hangs, files answer 503 and an upload is refused whole; the rest goes on, and all is there afterwards', async () => {
  const stored = await upload()
  expect(stored.status).toBe(201)
  const address = `/files/${stored.filename}`
  const before = await countPictures()
  s3.hang(true)
  try {
    const refusal = await ask(address)
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await upload()).toMatchObject({
      status: 503,
      message: expect.stringContaining('Файлы сейчас не открываются'),
    })
    expect(await countPictures()).toBe(before)
    expect((await ask(listNews.path)).status).toBe(200)
    expect(await (await ask('/readyz')).json()).toMatchObject({ database: true, files: false })
  } finally {
    s3.hang(false)
  }
  const found = await ask(address)
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await upload()).status).toBe(201)
})
