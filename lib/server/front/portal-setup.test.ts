import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/config/log'
import { PortalSetup } from '@/lib/server/front/portal-setup'

const request = { attempt: 'a'.repeat(22), choice: 'city', path: '/srv/<city>', passphrase: '', isEmpty: true } as const
const responses: Record<string, string | null> = {}
let ended: () => void
const setup = new PortalSetup({
  check: () =>
    new Promise((resolve) => {
      ended = () => resolve(responses.check ?? null)
    }),
  replace: async () => responses.replace ?? null,
  headers: [],
  log,
})
const server = createServer(
  setup.whileUnavailable((_req, res) => {
    res.end('nothing to show')
  }),
)

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => server.close())

async function show(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return response.text()
}

async function send(path: string): Promise<[number, string]> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const response = await fetch(address, { method: 'POST', body: 'choice=demo', redirect: 'manual' })
  return [response.status, await response.text()]
}

async function finish(): Promise<void> {
  ended()
  await new Promise(setImmediate)
}

const own = `/setup?attempt=${request.attempt}`

test('says that it runs, then shows the failure to the one who began', async () => {
  responses.check = 'news/bridge.md, строка 4: нет картинки <b>'
  expect(await show(own)).toBe('nothing to show')
  setup.begin(request)
  expect(await show('/setup')).toContain('Портал готовится')
  await finish()
  expect(await show(own)).toContain('news/bridge.md, строка 4: нет картинки &lt;b&gt;')
  expect(await show(own)).toContain('folder=%2Fsrv%2F%3Ccity%3E')
  expect(await show('/setup')).toBe('nothing to show')
  expect(await show('/setup?attempt=other')).toBe('nothing to show')
})

test('a second choice is refused while the first one runs, and the first one sent twice is not', async () => {
  responses.check = null
  setup.begin(request)
  const again = `/setup?attempt=${'b'.repeat(22)}`
  setup.begin({ ...request, attempt: 'b'.repeat(22) })
  const other = `/setup?attempt=${'c'.repeat(22)}`
  setup.begin({ ...request, choice: 'demo', path: '', attempt: 'c'.repeat(22) })
  const refusal = expect.stringMatching(/Настройка уже идёт[^]*город из\u00a0папки \/srv\/&lt;city&gt;/)
  expect(await show(again)).toContain('Портал готовится')
  expect(await show(other)).toEqual(refusal)
  expect(await send('/setup')).toEqual([409, expect.not.stringContaining('/srv/')])
  await finish()
  expect(await show(own)).toContain('Готово')
  expect(await show(again)).toContain('Готово')
  expect(await show(other)).toEqual(refusal)
  expect(await show('/setup?attempt=other')).toBe('nothing to show')
  expect(await send('/setup')).toEqual([200, 'nothing to show'])
})
