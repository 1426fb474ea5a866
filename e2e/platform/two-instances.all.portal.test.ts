import { randomBytes } from 'node:crypto'
import { administrator } from '@/e2e/fixtures/office'
import { enterOffice, publishQuestion } from '@/e2e/platform/office-of-portal'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { askPortal as first, eventually, type Ask } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'

/** A second portal runs over the database of the one under test: two machines behind one address. */
jest.setTimeout(600_000)

const second: Ask = (path, init) => portal.ask(path, init)
let portal: PortalProcess

beforeAll(async () => {
  portal = await PortalProcess.beside()
})

afterAll(async () => {
  await portal.dispose()
})

test.each([
  ['first', first, second],
  ['second', second, first],
])('an edit through the %s shows on pages of both', async (_name, here, there) => {
  const word = `проба${randomBytes(6).toString('hex')}`
  const shows = (ask: Ask) => async () => (await (await ask(paths.faq)).text()).includes(word)
  const office = await enterOffice(here, administrator)
  expect(await Promise.all([here, there].map((ask) => shows(ask)()))).toEqual([false, false])
  const id = await publishQuestion(office, `Как найти ${word}?`)
  expect(await eventually(shows(there), Boolean)).toBe(true)
  expect(await eventually(shows(here), Boolean)).toBe(true)
  await office('DELETE', `/cms/faq/${id}`)
  expect(await eventually(shows(there), (isThere) => !isThere)).toBe(false)
})
