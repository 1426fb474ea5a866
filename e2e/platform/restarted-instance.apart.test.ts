import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasNginx, OwnNginx } from '@/e2e/platform/own-nginx'
import { OwnPortal } from '@/e2e/platform/own-portal'
import { postTechSupport } from '@/lib/domains/support/contract'

jest.setTimeout(900_000)

const PUBLIC_URL = 'https://samursk.example'
const RESTARTS = 10
const REQUESTS_PER_SECOND = 100
/** A busy machine answers fewer. */
const MOST_AT_ONCE = 40
const READS = ['/', '/faq', '/news', '/api/usefullinks?type_id=1']

interface Outcome {
  what: string
  status: number
  text: string
}

/** Reads pages and the API, and sends messages with an Idempotency-Key, through nginx. */
class Load {
  private readonly asked: Promise<Outcome>[] = []
  private running = 0
  private isOver = false
  private readonly loop: Promise<void>

  constructor(private readonly nginx: OwnNginx) {
    this.loop = this.run()
  }

  async end(): Promise<Outcome[]> {
    this.isOver = true
    await this.loop
    return Promise.all(this.asked)
  }

  private async run(): Promise<void> {
    for (let number = 0; !this.isOver; number += 1) {
      this.running += 1
      this.asked.push(this.ask(number).finally(() => (this.running -= 1)))
      do await sleep(1_000 / REQUESTS_PER_SECOND)
      while (this.running >= MOST_AT_ONCE)
    }
  }

  private async ask(number: number): Promise<Outcome> {
    const isWrite = number % 10 === 9
    const path = isWrite ? postTechSupport.path : (READS[number % READS.length] ?? '/')
    try {
      const answer = await this.nginx.ask(path, isWrite ? keyedMessage(number) : { headers: someAddress(number) })
      return { what: isWrite ? 'write' : path, status: answer.status, text: await answer.text() }
    } catch (error) {
      return { what: isWrite ? 'write' : path, status: 0, text: String(error) }
    }
  }
}

/** Limits count by it. */
function someAddress(number: number) {
  return { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
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
    const first = await OwnPortal.start(PUBLIC_URL, { WORKERS: '1' })
    const shared = { WORKERS: '1', DATABASE_URL: await first.databaseUrl(), DATA_DIR: first.dataDir }
    const second = await OwnPortal.start(PUBLIC_URL, shared)
    const nginx = await OwnNginx.start([first, second].map(({ url }) => Number(new URL(url).port)))
    try {
      const load = new Load(nginx)
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await sleep(500)
        await second.stop()
        await second.start()
      }
      const outcomes = await load.end()
      const failed = outcomes.filter(({ status }) => status !== 200)
      expect(failed.map(({ what, status, text }) => ({ what, status, text: text.slice(0, 200) }))).toEqual([])
      const writes = outcomes.filter(({ what }) => what === 'write').length
      const [stored] = await first.query<{ count: number }>('SELECT count(*)::int AS count FROM support_requests')
      expect(writes).toBeGreaterThan(RESTARTS)
      expect(stored?.count).toBe(writes)
    } finally {
      await nginx.dispose()
      await second.stop() // the folder is the first one's
      await first.dispose()
    }
  },
)
