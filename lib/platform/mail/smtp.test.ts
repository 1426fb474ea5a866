import { MailServer } from '@/e2e/platform/mail-server'
import { connect } from '@/lib/platform/mail/smtp'

let server: MailServer
let transport: ReturnType<typeof connect>

beforeEach(async () => {
  server = await MailServer.open()
  transport = connect(`smtp://127.0.0.1:${server.port}`)
})

afterEach(() => {
  transport.close({ force: true })
  server.close()
})

const email = (signal: AbortSignal) => ({
  from: 'portal@samursk.example',
  to: 'anna@samursk.example',
  text: 'Да',
  signal,
})

test('an email whose mail server is silent ends at the limit: its connection is closed, and nobody sends it again', async () => {
  server.manner = 'is silent'
  const limit = new AbortController()
  const sending = transport.sendMail(email(limit.signal))
  sending.catch(() => undefined)
  while (server.emails.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  limit.abort()
  await expect(sending).rejects.toMatchObject({ code: 'EABORT' })
  while (server.connectionCount > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  server.speak()
  await transport.sendMail(email(new AbortController().signal))
  expect(server.emails).toHaveLength(2)
})

test('an email whose mail server hangs up after the last line is left to the next attempt', async () => {
  server.manner = 'hangs up'
  await expect(transport.sendMail(email(new AbortController().signal))).rejects.toMatchObject({ code: 'ECONNECTION' })
  expect(server.emails).toHaveLength(1)
})

test('emails that wait for a connection are over at their limit too', async () => {
  server.manner = 'is silent'
  const limit = new AbortController()
  const sendings = Array.from({ length: 5 }, () => transport.sendMail(email(limit.signal)))
  const ends = Promise.allSettled(sendings)
  while (server.emails.length < 3) await new Promise((resolve) => setTimeout(resolve, 5))
  limit.abort()
  expect((await ends).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
  expect(server.emails).toHaveLength(3)
})
