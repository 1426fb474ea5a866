import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someone, someVisitor } from '@/e2e/fixtures/resident'
import * as cabinet from '@/lib/domains/cabinet/contract'
import { paths } from '@/lib/config/paths'
import * as residents from '@/lib/domains/residents/contract'

const NEW_PASSWORD = 'Другой-пароль-2'
const both = (password: string) => ({ password, password_confirmation: password })

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

describe('Registration', () => {
  test('registration takes its fields and logs in', async () => {
    const { consents: _consents, ...data } = someone()
    const response = await send(residents.register, {
      body: { ...data, phone: '89280551234', email: data.email.toUpperCase() },
    })
    const { user } = residents.register.answer.parse(await response.json())
    expect(user).toMatchObject({ surname: 'Пробова', email: data.email, phone: '+7 (928) 055-12-34' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const own = await send(residents.getUser, { token: user.api_token })
    expect(await own.json()).toEqual({ user })
  })

  test('registration shows the first message of each field', async () => {
    const { status, errors } = await refused(residents.register, { body: {} })
    expect(status).toBe(422)
    for (const name of ['surname', 'name', 'email', 'password', 'password_confirmation']) {
      expect(errors[name]?.[0]).toBe('Поле обязательно для заполнения')
    }
    const wrong = await refused(residents.register, {
      body: {
        ...someone(),
        name: '<b>',
        phone: '12',
        email: 'нет',
        ...both('qwerty12'),
        password_confirmation: 'x',
        consents: [],
      },
    })
    expect(wrong.errors).toMatchObject({
      name: ['Допустимы буквы, пробел, дефис и апостроф'],
      phone: ['Укажите телефон в виде +7 (900) 000-00-00'],
      password: ['Такой пароль слишком известен и его легко подобрать. Придумайте другой'],
      email: ['Укажите адрес электронной почты полностью, в виде имя@сервер.ру'],
      password_confirmation: ['Пароли не совпадают'],
      consents: ['Вы должны нажать на галочку согласия на обработку персональных данных'],
    })
  })

  test.each(['password', 'qwertyuiop', '1234567890', 'йцукенгш', 'пароль123', 'abababab'])(
    'registration refuses the common password %s',
    async (password) => {
      const { errors } = await refused(residents.register, { body: { ...someone(), ...both(password) } })
      expect(errors.password).toEqual(['Такой пароль слишком известен и его легко подобрать. Придумайте другой'])
    },
  )

  test('a wrong field and a weak password are refused at once', async () => {
    const resident = await Resident.register()
    const taken = { ...someone(), email: resident.email, ...both('qwertyuiop') }
    expect(Object.keys((await refused(residents.register, { body: taken })).errors)).toEqual(['password', 'email'])
    const change = { current_password: 'не тот', ...both('qwertyuiop') }
    const { status, errors } = await refused(residents.editPassword, { body: change, token: resident.token })
    expect([status, Object.keys(errors)]).toEqual([422, ['current_password', 'password']])
  })

  test('fifty concurrent registrations with one email make one account, case-insensitively', async () => {
    const data = someone()
    const [box = '', host = ''] = data.email.split('@')
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const email = index % 2 === 0 ? data.email : `${box.toUpperCase()}@${host}`
        return send(residents.register, { body: { ...data, email } })
      }),
    )
    const failures = responses.filter(({ status }) => status !== 200)
    expect(failures.map(({ status }) => status)).toEqual(Array(49).fill(422))
    for (const failure of failures) {
      expect(((await failure.json()) as Refusal).errors?.email).toEqual([
        'Учётная запись с такой электронной почтой уже есть',
      ])
    }
    const { rows } = await database.query('SELECT 1 FROM residents WHERE lower(email) = $1', [data.email])
    expect(rows).toHaveLength(1)
  })

  test('registration is refused after ten taken emails in ten minutes', async () => {
    const { email } = await Resident.register()
    const headers = someVisitor()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await send(residents.register, { body: { ...someone(), email }, headers })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })

  test('registration is limited to ten per address in ten minutes, refused passwords excluded', async () => {
    const headers = someVisitor()
    const attempt = async (body: object) => (await send(residents.register, { body, headers })).status
    expect(await attempt({ ...someone(), ...both('password') })).toBe(422)
    for (let count = 0; count < 10; count += 1) expect(await attempt(someone())).toBe(200)
    const refusal = await send(residents.register, { body: someone(), headers })
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await send(residents.register, { body: someone() })).status).toBe(200)
  })

  test('registration repeated with one Idempotency-Key makes one account', async () => {
    const data = someone()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send(residents.register, { body: data, headers })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const tokens = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { user: residents.User }).user.api_token),
    )
    expect(new Set(tokens).size).toBe(1)
    const other = await refused(residents.register, { body: { ...data, name: 'Мария' }, headers })
    expect(other.status).toBe(409)
    expect(other.message).toMatch(/^Первая отправка .* дошла, а эта/)
  })
})

describe('A session', () => {
  test('a session ends at logout', async () => {
    const resident = await Resident.register()
    expect((await resident.call(residents.logout)).status).toBe(200)
    expect((await resident.call(residents.getUser)).status).toBe(401)
  })

  test.each([
    ['unused for two weeks', "last_seen_at = now() - interval '14 days 1 minute'"],
    ['older than its term', "expires_at = now() - interval '1 second'"],
  ])('a session token that is %s is invalid', async (_name, change) => {
    const resident = await Resident.register()
    await database.query(`UPDATE resident_sessions SET ${change} WHERE resident_id = $1`, [resident.id])
    expect((await resident.call(residents.getUser)).status).toBe(401)
  })

  test('a session is listed with its device and can be ended remotely', async () => {
    const resident = await Resident.register()
    const other = (await resident.logIn()) ?? ''
    const list = await resident.call(cabinet.listSessions, { headers: { 'user-agent': 'Chrome/130 Android' } })
    const { sessions } = cabinet.listSessions.answer.parse(await list.json())
    expect(sessions.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false])
    const ended = await resident.call(cabinet.endSessions, { body: { id: sessions[1]?.id } })
    expect(cabinet.endSessions.answer.parse(await ended.json()).sessions).toHaveLength(1)
    expect((await resident.call(residents.getUser, { token: other })).status).toBe(401)
  })

  test('a session token is stored only as a hash', async () => {
    const { id, token } = await Resident.register()
    const { rows } = await database.query<{ text: string }>(
      'SELECT s::text AS text FROM resident_sessions s WHERE resident_id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(token)
  })
})

describe('A forgotten password', () => {
  test('a password is reset once by the newest link, and all sessions end', async () => {
    const resident = await Resident.register()
    const { email } = resident
    const older = await restoreKey(email)
    const newest = await restoreKey(email, 2)
    const reset = (token: string, password = NEW_PASSWORD) => ({ body: { token, ...both(password) } })
    expect((await refused(residents.resetPassword, reset(older))).errors.token).toEqual([
      'Ссылка недействительна: она уже использована или её срок прошёл. Запросите новую',
    ])
    expect((await refused(residents.resetPassword, reset(newest, 'password'))).errors.password).toHaveLength(1)
    const response = await send(residents.resetPassword, reset(newest))
    expect([response.status, await response.json()]).toEqual([200, { message: 'Пароль изменён', email }])
    expect((await refused(residents.resetPassword, reset(newest))).status).toBe(422)
    expect((await resident.call(residents.getUser)).status).toBe(401)
    expect(await resident.logIn()).toBeNull()
    expect(await resident.logIn(NEW_PASSWORD)).not.toBeNull()
    expect((await waitForEmail(email, 'Пароль от портала изменён')).text).toContain('#restore')
  })

  test('a password reset link returns to the requesting page and to no other host', async () => {
    const ask = (email: string, from: string) => send(residents.requestRestore, { body: { email, from } })
    const { email } = await Resident.register()
    expect((await ask(email, paths.profile)).status).toBe(200)
    expect((await waitForEmail(email, 'Новый пароль')).text).toContain(`${paths.profile}#reset=`)
    const guest = await Resident.register()
    // the key of a private page stands in no email, and without it the page does not open
    expect((await ask(guest.email, paths.claimStatePage)).status).toBe(200)
    expect((await waitForEmail(guest.email, 'Новый пароль')).text).toContain(`${paths.socialControlMap}#reset=`)
    const elsewhere = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'evil',
      '/a?b=//c',
      '/#reset=x',
      '/@evil',
    ]
    for (const from of elsewhere) {
      const { errors } = await refused(residents.requestRestore, { body: { email: someone().email, from } })
      expect([from, errors.from]).toEqual([from, ['Такого значения нет']])
    }
  })

  test('a password reset link expires after an hour', async () => {
    const { id, email } = await Resident.register()
    const token = await restoreKey(email)
    await database.query("UPDATE resident_keys SET expires_at = now() - interval '1 second' WHERE resident_id = $1", [
      id,
    ])
    expect((await refused(residents.resetPassword, { body: { token, ...both(NEW_PASSWORD) } })).status).toBe(422)
  })

  test('a password reset answers alike for unknown emails, three times an hour', async () => {
    const { email } = await Resident.register()
    const ask = (address: string) =>
      send(residents.requestRestore, { body: { email: address }, headers: someVisitor() })
    const known: unknown = await (await ask(email)).json()
    const stranger = someone().email
    expect(await (await ask(stranger)).json()).toEqual(known)
    await ask(stranger)
    await ask(stranger)
    expect((await ask(stranger)).status).toBe(429)
    expect(await listEmails(stranger)).toEqual([])
  })
})

interface Refusal {
  message: string
  errors?: Record<string, string[]>
}

async function refused(operation: Parameters<typeof send>[0], sent: Parameters<typeof send>[1]) {
  const response = await send(operation, sent)
  const { message, errors = {} } = (await response.json()) as Refusal
  return { status: response.status, message, errors }
}

/** Asks for a link and takes it from its email; `count` tells which email of several it is. */
async function restoreKey(email: string, count = 1): Promise<string> {
  await send(residents.requestRestore, { body: { email } })
  const emails = await eventually(
    () => listEmails(email, 'Новый пароль'),
    ({ length }) => length >= count,
  )
  const [last] = emails.slice(count - 1)
  if (!last) throw new Error(`Писем о новом пароле: ${emails.length}, а не ${count}`)
  return keyIn(last, 'reset')
}
