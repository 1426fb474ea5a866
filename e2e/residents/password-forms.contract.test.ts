import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, send, someone, someVisitor } from '@/e2e/fixtures/resident'
import * as residents from '@/lib/domains/residents/contract'
import { hashAccount } from '@/lib/platform/limits/limit-keys'

const COMPOSED = 'Ёлочка-на-войне-й'
const DECOMPOSED = COMPOSED.normalize('NFD')
/** Argon2id of the decomposed password, as a portal stored it before passwords were normalised. */
const OLDER_HASH = '$argon2id$v=19$m=19456,t=2,p=1$WZsVAq/Bu9ed/GPnsvIioA$xJDAn7CPyy1K8Eod4tGUCmZFsaJd6/CTZn8DTZ1qimA'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

async function register(changes: Record<string, string>): Promise<{ status: number; email: string; text: string }> {
  const body = { ...someone(), ...changes }
  const response = await send(residents.register, { body })
  return { status: response.status, email: body.email, text: await response.text() }
}

async function logIn(email: string, password: string): Promise<number> {
  return (await send(residents.login, { body: { email, password }, headers: someVisitor() })).status
}

const readHash = async (email: string) => {
  const { rows } = await database.query<{ hash: string }>(
    'SELECT hash FROM resident_passwords p JOIN residents r ON r.id = p.resident_id WHERE r.email = $1',
    [email],
  )
  return rows[0]?.hash
}

test('a password is one in composed and in decomposed letters, other letters are another', async () => {
  const { status, email } = await register({ password: DECOMPOSED, password_confirmation: COMPOSED })
  expect(status).toBe(200)
  for (const typed of [COMPOSED, DECOMPOSED]) expect(await logIn(email, typed)).toBe(200)
  expect(await logIn(email, 'Елочка-на-воине-и')).toBe(401)
})

test('a changed and a reset password are one in both forms too', async () => {
  const { email } = await register({ password: COMPOSED, password_confirmation: COMPOSED })
  const login = await send(residents.login, { body: { email, password: COMPOSED }, headers: someVisitor() })
  const { user } = residents.login.answer.parse(await login.json())
  const next = 'Другой-йод-ё'
  const change = { current_password: DECOMPOSED, password: next, password_confirmation: next.normalize('NFD') }
  expect((await send(residents.editPassword, { body: change, token: user.api_token })).status).toBe(200)
  expect(await logIn(email, next.normalize('NFD'))).toBe(200)

  await send(residents.requestRestore, { body: { email }, headers: someVisitor() })
  const token = keyIn(await waitForEmail(email, 'Новый пароль'), 'reset')
  const reset = { token, password: DECOMPOSED, password_confirmation: DECOMPOSED }
  expect((await send(residents.resetPassword, { body: reset, headers: someVisitor() })).status).toBe(200)
  expect(await logIn(email, COMPOSED)).toBe(200)
})

test('lengths are those of the stored form', async () => {
  const longest = `${'йцуё-'.repeat(25)}где`
  const typed = longest.normalize('NFD')
  expect([longest.length, typed.length > 128]).toEqual([128, true])
  expect((await register({ password: typed, password_confirmation: longest })).status).toBe(200)
  const short = await register({ password: 'йёйёйёй'.normalize('NFD'), password_confirmation: 'йёйёйёй' })
  expect([short.status, short.text]).toEqual([422, expect.stringMatching(/не короче 8.знаков/)])
})

test('a password stored in another form logs in and is stored anew, ending no session', async () => {
  const resident = await Resident.register()
  await database.query('UPDATE resident_passwords SET hash = $1 WHERE resident_id = $2', [OLDER_HASH, resident.id])
  expect(await logIn(resident.email, 'Ёлочка-на-воине-й')).toBe(401)
  expect(await readHash(resident.email)).toBe(OLDER_HASH)
  expect(await logIn(resident.email, COMPOSED)).toBe(200)
  const renewed = await readHash(resident.email)
  expect(renewed).not.toBe(OLDER_HASH)
  expect(await logIn(resident.email, DECOMPOSED)).toBe(200)
  expect(await readHash(resident.email)).toBe(renewed)
  expect((await resident.user()).id).toBe(resident.id)
})

test('an attempt with several forms counts once', async () => {
  const { email } = await register({ password: COMPOSED, password_confirmation: COMPOSED })
  expect(await logIn(email, `${DECOMPOSED}№`)).toBe(401)
  const { rows } = await database.query('SELECT hits FROM private_limits WHERE key = $1', [
    `login:3600:account:${hashAccount(email)}`,
  ])
  expect(rows).toEqual([{ hits: 1 }])
})
