import { lettersTo } from '@/e2e/support/outbox'
import { OwnPortal } from '@/e2e/support/own-portal'
import { eventually } from '@/e2e/support/portal'
import { someone, someVisitor } from '@/e2e/support/resident'

/** Two starts of a portal, the first one with an empty folder. */
jest.setTimeout(600_000)

const LETTERS = 100
const AT_ONCE = 10
/** The first portal is at work beside this one. */
const PATIENCE_MS = 60_000

let portal: OwnPortal

beforeAll(async () => {
  portal = await OwnPortal.start('http://localhost')
  process.env.DATA_DIR = portal.dataDir
})

afterAll(() => portal.dispose())

test('letters that were queued at a sudden end all go out after it, each once', async () => {
  const emails: string[] = []
  for (let round = 0; round < LETTERS / AT_ONCE; round += 1) {
    emails.push(...(await Promise.all(Array.from({ length: AT_ONCE }, register))))
  }
  const arrived = async () => (await lettersTo('@')).map(({ to }) => to).filter((to) => emails.includes(to))
  await portal.killServer()
  expect((await arrived()).length).toBeLessThan(LETTERS)
  await portal.start()
  await eventually(arrived, ({ length }) => length >= LETTERS, PATIENCE_MS)
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  expect((await arrived()).sort()).toEqual(emails.sort())
})

async function register(): Promise<string> {
  const data = someone()
  const answer = await portal.ask('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor() },
    body: JSON.stringify(data),
  })
  expect(answer.status).toBe(200)
  return data.email
}
