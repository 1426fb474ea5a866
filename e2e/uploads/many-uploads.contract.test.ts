import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { at, eventually } from '@/e2e/fixtures/portal'

const MB = 1024 * 1024
const type = 'multipart/form-data; boundary=x'

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

/** A form with files on a slow connection; begun again if it was answered, because other tests may take the memory first. */
function keepSendingForm(path: string, address: string) {
  let isAnswered = false
  const begin = () => {
    isAnswered = false
    const form = beginForm(path, address)
    for (const event of ['response', 'close']) form.once(event, () => (isAnswered = true))
    return form
  }
  let form = begin()
  return {
    /** False if it was begun again just now: a form on a connection that is open already would overtake it. */
    isSending: () => {
      if (!isAnswered) return true
      form.destroy()
      form = begin()
      return false
    },
    end: () => form.destroy(),
  }
}

function beginForm(path: string, address: string) {
  const headers = {
    'content-type': type,
    'content-length': 12 * MB,
    'x-forwarded-for': address,
    'x-requested-with': 'a',
  }
  const form = request(at(path), { method: 'POST', headers })
  form.on('error', () => undefined) // it is broken off
  form.write('--x\r\n')
  return form
}

function sendForm(path: string, address: string): Promise<Response> {
  const headers = { 'content-type': type, 'x-forwarded-for': address, 'x-requested-with': 'a' }
  return fetch(at(path), { method: 'POST', headers, body: new Uint8Array(9 * MB) })
}

test.each(['/api/posttechsupport', '/graphql/socialcontrol', '/cms/media'])(
  'a flood of files is refused at once with a time to come back: %s',
  async (path) => {
    const address = someAddress()
    const slow = keepSendingForm(path, address)
    try {
      const refusal = await eventually(
        async () => (slow.isSending() ? sendForm(path, address) : null),
        (response) => response?.status === 503,
      )
      expect(refusal?.headers.get('retry-after')).toBe('5')
      expect(await refusal?.text()).toMatch(/принимает много файлов. Отправьте ещё раз через несколько секунд/)
      expect((await sendForm(path, someAddress())).status).not.toBe(503)
    } finally {
      slow.end()
    }
    await eventually(
      () => sendForm(path, address),
      ({ status }) => status !== 503,
    )
  },
)
