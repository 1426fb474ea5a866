import { randomBytes } from 'node:crypto'
import { eventually, type Ask } from '@/e2e/fixtures/portal'
import { someone, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import { hasNginx, NginxProcess } from '@/e2e/platform/nginx-process'
import { enterOffice, publishQuestion, type OfficeCall } from '@/e2e/platform/office-of-portal'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { paths } from '@/lib/config/paths'
import { login, register } from '@/lib/domains/residents/contract'
import { hasPgBouncer, startPgBouncer, type PgBouncerProcess } from '@/lib/tools/pgbouncer-process'
import { startS3Server, type S3Server } from '@/lib/tools/s3-server'

/** As deploy/two-machines: nothing is shared but PostgreSQL and S3, and PgBouncer and nginx are used where they are installed. */
jest.setTimeout(600_000)

let city: DemoCityCopy
let s3: S3Server
let pooler: PgBouncerProcess | null
let nginx: NginxProcess | null
const portals: PortalProcess[] = []
let first: Ask
let second: Ask
let office: OfficeCall

beforeAll(async () => {
  city = await DemoCityCopy.open()
  s3 = await startS3Server()
  pooler = hasPgBouncer ? await startPgBouncer(city.database.url) : null
  const { url } = city.database
  const { PAYLOAD_SECRET, PREVIEW_SECRET } = city.secrets
  const settings = {
    ...s3.settings,
    ...city.account,
    DATABASE_URL: pooler?.toPooled(url) ?? url,
    DATABASE_DIRECT_URL: pooler?.toSession(url) ?? url,
    PAYLOAD_SECRET,
    PREVIEW_SECRET,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    WORKERS: '1',
  }
  for (const _ of ['first', 'second']) portals.push(await PortalProcess.start('http://localhost', settings))
  ;[first, second] = portals.map(
    (portal): Ask =>
      (path, init) =>
        portal.ask(path, init),
  ) as [Ask, Ask]
  nginx = hasNginx ? await NginxProcess.start(portals.map(({ url }) => Number(new URL(url).port))) : null
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = city.account
  office = await enterOffice(first, { email, password })
})

afterAll(async () => {
  await nginx?.dispose()
  for (const portal of portals) await portal.dispose()
  await pooler?.stop()
  await s3.stop()
  await city.close()
})

const send = (ask: Ask, path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor() },
    body: JSON.stringify(body),
  })

async function uploadPhoto(call: OfficeCall): Promise<string> {
  const form = new FormData()
  const photo = await phonePhoto(randomBytes(4).toString('hex'))
  form.set('file', new File([new Uint8Array(photo)], 'a.jpg', { type: 'image/jpeg' }))
  form.set('_payload', JSON.stringify({ alt: 'Площадь' }))
  const { doc } = await call('POST', '/cms/media', form)
  return `/files/${doc?.filename}`
}

async function expectPhoto(ask: Ask, path: string): Promise<void> {
  const response = await ask(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
}

/** Publishes a question through one portal and waits until another shows it on a page that it has kept. */
async function expectEdit(call: OfficeCall, ask: Ask): Promise<void> {
  const word = `проба${randomBytes(6).toString('hex')}`
  const isShown = async () => (await (await ask(paths.faq)).text()).includes(word)
  expect(await isShown()).toBe(false)
  await publishQuestion(call, `Как найти ${word}?`)
  expect(await eventually(isShown, Boolean)).toBe(true)
}

test('who registers on one machine logs in on the other', async () => {
  const person = someone()
  expect((await send(first, register.path, person)).status).toBe(200)
  const { email, password } = person
  expect((await send(second, login.path, { email, password })).status).toBe(200)
})

test('a photo uploaded to one machine is shown by the other', async () => {
  await expectPhoto(second, await uploadPhoto(office))
})

test('an edit on one machine drops the page on the other', async () => {
  await expectEdit(office, second)
})

test('one machine dies, the other goes on', async () => {
  const photo = await uploadPhoto(office)
  await portals[0]?.killServer()
  const ask: Ask = (path, init) => nginx?.ask(path, init) ?? second(path, init)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = city.account
  const other = await enterOffice(ask, { email, password })
  await expectPhoto(ask, photo)
  await expectPhoto(ask, await uploadPhoto(other))
  await expectEdit(other, ask)
  expect((await send(ask, register.path, someone())).status).toBe(200)
  expect(await portals[1]?.loggedErrors()).toEqual([])
})
