import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasNginx, NginxProcess } from '@/e2e/platform/nginx-process'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { someAddress, SteadyLoad } from '@/e2e/platform/steady-load'
import { postTechSupport } from '@/lib/domains/support/contract'

jest.setTimeout(900_000)

const PUBLIC_URL = 'https://samursk.example'
const RESTARTS = 10
const RATE = { perSecond: 100, mostAtOnce: 40 }
const READS = ['/', '/faq', '/news', '/api/usefullinks?type_id=1']

interface Result {
  what: string
  status: number
  text: string
}

/** Reads pages and the API, and sends messages with an Idempotency-Key, through nginx. */
async function ask(nginx: NginxProcess, number: number): Promise<Result> {
  const isWrite = number % 10 === 9
  const path = isWrite ? postTechSupport.path : (READS[number % READS.length] ?? '/')
  try {
    const response = await nginx.ask(path, isWrite ? keyedMessage(number) : { headers: someAddress(number) })
    return { what: isWrite ? 'write' : path, status: response.status, text: await response.text() }
  } catch (error) {
    return { what: isWrite ? 'write' : path, status: 0, text: String(error) }
  }
}

function keyedMessage(number: number): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...someAddress(number),
    },
    body: JSON.stringify({
      message: `Не открывается карта ${number}`,
      email: 'guest@samursk.example',
      consents: ['support'],
    }),
  }
}

const testWithNginx = hasNginx ? test : test.skip

testWithNginx(
  'an instance restarted ten times behind nginx costs no read and no write with a key (skipped without nginx)',
  async () => {
    const first = await PortalProcess.start(PUBLIC_URL, { WORKERS: '1' })
    const shared = { WORKERS: '1', DATABASE_URL: await first.databaseUrl(), DATA_DIR: first.dataDir }
    const second = await PortalProcess.start(PUBLIC_URL, shared)
    const nginx = await NginxProcess.start([first, second].map(({ url }) => Number(new URL(url).port)))
    try {
      const load = new SteadyLoad((number) => ask(nginx, number), RATE)
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await sleep(500)
        await second.stop()
        await second.start()
      }
      const results = await load.end()
      const failed = results.filter(({ status }) => status !== 200)
      expect(failed.map(({ what, status, text }) => ({ what, status, text: text.slice(0, 200) }))).toEqual([])
      const writes = results.filter(({ what }) => what === 'write').length
      const [stored] = await first.query<{ count: number }>('SELECT count(*)::int AS count FROM support_requests')
      expect(writes).toBeGreaterThan(RESTARTS)
      expect(stored?.count).toBe(writes)
    } finally {
      await nginx.dispose()
      await second.dispose() // its own folder holds only its log
      await first.dispose()
    }
  },
)
