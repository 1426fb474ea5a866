import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { asGuest, graph, reportAsGuest, someClaim } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { send, someone, someVisitor } from '@/e2e/fixtures/resident'
import { confirmClaim, findGuestClaim, getClaimState } from '@/lib/domains/claims/contract'
import type { ClaimState } from '@/lib/domains/claims/shapes'

let database: Client
const made: number[] = []

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await database.end()
})

/** Makes a guest's claim whose email is not opened yet. */
async function sent() {
  const text = `Яма ${randomBytes(5).toString('hex')}`
  const { email } = someone()
  const { key } = await reportAsGuest({ ...(await someClaim(text)), email })
  const { rows } = await database.query<{ id: number }>('SELECT id FROM claims WHERE text = $1', [text])
  const id = rows[0]?.id ?? 0
  made.push(id)
  return { id, email, key }
}

async function confirmed() {
  const claim = await sent()
  await open(claim.key)
  return claim
}

/** Opens an email's link and returns the key of the private link in its answer. */
async function open(token: string): Promise<string> {
  const response = await send(confirmClaim, { body: { token }, headers: someVisitor() })
  return /key=([\w-]+)/.exec(confirmClaim.answer.parse(await response.json()).state_url)?.[1] ?? ''
}

async function stateAt(key: string): Promise<ClaimState> {
  const response = await send(getClaimState, { query: `?key=${key}`, headers: someVisitor() })
  return getClaimState.answer.parse(await response.json()).claim
}

describe('A guest who has only the number and the address', () => {
  const find = async (body: object, headers = someVisitor()) => send(findGuestClaim, { body, headers })

  test('a guest gets a new private link by email for any spelling of address and number', async () => {
    const { id, email } = await confirmed()
    const response = await find({ id: `Заявка № ${id}`, email: email.toUpperCase() })
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        message:
          'Если заявка с таким номером отправлена с этой почты, ссылка — в письме на неё. Заявки, отправленные после входа, — в личном кабинете.',
      },
    ])
    const { text } = await waitForEmail(email, `Ваша заявка № ${id}`)
    const key = /my\?key=([\w-]+)/.exec(text)?.[1] ?? ''
    expect(await stateAt(key)).toMatchObject({ id, is_waiting: false })
    expect(text).not.toContain('Гостев')
  })

  test('the confirmation email is sent again if unopened, and invalidates the older one', async () => {
    const { id, email, key } = await sent()
    await find({ id, email })
    const emails = await eventually(
      () => listEmails(email, `Подтвердите заявку № ${id}`),
      ({ length }) => length === 2,
    )
    const fresh = emails.map((email) => keyIn(email, 'confirm-claim')).find((one) => one !== key) ?? ''
    expect((await send(confirmClaim, { body: { token: key }, headers: someVisitor() })).status).toBe(422)
    expect(await stateAt(await open(fresh))).toMatchObject({ id, is_waiting: false })
  })

  test("searching somebody else's claim number gives the same answer and sends no email", async () => {
    const own = await confirmed()
    const other = await confirmed()
    const responses = [await find({ id: own.id, email: own.email }), await find({ id: other.id, email: own.email })]
    const said = await Promise.all(responses.map((response) => response.text()))
    expect([responses.map(({ status }) => status), said[1]]).toEqual([[200, 200], said[0]])
    await waitForEmail(own.email, `Ваша заявка № ${own.id}`)
    expect([await listEmails(own.email, `№ ${other.id}`), await listEmails(other.email, 'Ваша заявка')]).toEqual([
      [],
      [],
    ])
    expect((await find({ id: 'абв', email: own.email })).status).toBe(422)
  })

  test('private link emails are limited to three an hour from any address', async () => {
    const { id, email } = await confirmed()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await find({ id, email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

test('emails about guests’ claims are limited per mailbox, sent one by one or at once', async () => {
  const { email } = someone()
  const input = { ...(await someClaim()), name: 'Гость', email }
  const fields = [1, 2, 3, 4, 5, 6, 7].map((count) => `c${count}: ClaimCreate(input: $input) { code }`).join(' ')
  const { errors = [] } = await graph(`mutation($input: GuestClaimInput!) { ${fields} }`, { input })
  expect(errors.at(0)?.message).toBe('Слишком много запросов. Попробуйте позже')
  const { rows } = await database.query('SELECT 1 FROM claims WHERE author_email = $1', [email])
  expect(rows).toHaveLength(5)
  expect((await graph(asGuest, { input })).errors?.[0]?.message).toBe('Слишком много запросов. Попробуйте позже')
  await database.query('DELETE FROM claims WHERE author_email = $1', [email])
})
