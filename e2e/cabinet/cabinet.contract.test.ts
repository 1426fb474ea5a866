import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { reportAs } from '@/e2e/claims/claims'
import { createIdea, ideaGraph, someIdea } from '@/e2e/ideas/ideas'
import { openDatabase } from '@/e2e/fixtures/database'
import { buildExample } from '@/e2e/fixtures/examples'
import { keyIn, waitForEmail, listEmails } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someone } from '@/e2e/fixtures/resident'
import * as cabinet from '@/lib/domains/cabinet/contract'
import { changeConsent, listConsents } from '@/lib/domains/consents/contract'
import * as newsSubscriptions from '@/lib/domains/news/subscriptions/contract'
import * as notifications from '@/lib/domains/notifications/contract'
import { postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { listOpenMatters, listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { bookReception } from '@/lib/domains/receptions/contract'
import * as residents from '@/lib/domains/residents/contract'
import { postTechSupport } from '@/lib/domains/support/contract'

const NEW_PASSWORD = 'Другой-пароль-2'
/** The portal looks once a minute for accounts to erase. */
const ERASURE_MS = 100_000

jest.setTimeout(150_000)

const passwordChange = (current: string, next = NEW_PASSWORD) => ({
  body: { current_password: current, password: next, password_confirmation: next },
})

let database: Client
/** This account is due to be erased when the tests begin; a job erases it while others run. */
let erased: Resident

beforeAll(async () => {
  database = await openDatabase()
  erased = await Resident.register()
  await notify(erased.id, 'Последнее')
  await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [erased.id])
})

afterAll(() => database.end())

describe('In the cabinet', () => {
  test('a password is changed by somebody who knows it, and other sessions end', async () => {
    const resident = await Resident.register()
    const other = (await resident.logIn()) ?? ''
    const response = await resident.call(residents.editPassword, passwordChange('не тот'))
    expect(((await response.json()) as Refusal).errors?.current_password).toEqual(['Нынешний пароль указан неверно'])
    expect((await resident.call(residents.editPassword, passwordChange(resident.password))).status).toBe(200)
    expect((await resident.call(residents.getUser)).status).toBe(200)
    expect((await resident.call(residents.getUser, { token: other })).status).toBe(401)
  })

  test('emails greet a resident by name only at a confirmed address', async () => {
    const resident = await Resident.unconfirmed()
    const greetings = async () =>
      (await listEmails(resident.email, 'Пароль от портала изменён')).map(({ text }) => text.split('\n')[0])
    const emails = (count: number) => eventually(greetings, ({ length }) => length === count)
    expect((await resident.call(residents.editPassword, passwordChange(resident.password))).status).toBe(200)
    expect(await emails(1)).toEqual(['Здравствуйте!'])
    const token = keyIn(await waitForEmail(resident.email, 'Вы зарегистрированы'), 'confirm-email')
    expect((await send(residents.confirmEmail, { body: { token } })).status).toBe(200)
    expect((await resident.call(residents.editPassword, passwordChange(NEW_PASSWORD, resident.password))).status).toBe(
      200,
    )
    expect((await emails(2)).sort()).toEqual(['Здравствуйте!', 'Здравствуйте, Анна Игоревна!'].sort())
  })

  test('an address is changed when the new one is confirmed, and the old one gets an email', async () => {
    const resident = await Resident.register()
    const { email } = someone()
    expect((await resident.call(residents.editEmail, { body: { email } })).status).toBe(200)
    expect(await resident.user()).toMatchObject({ email: resident.email, pending_email: email })
    await waitForEmail(resident.email, 'Просьба сменить почту')
    const token = keyIn(await waitForEmail(email, 'Подтвердите новый адрес'), 'confirm-email')
    const confirm = async () => (await send(residents.confirmEmail, { body: { token } })).json()
    expect(await confirm()).toEqual({ message: 'Электронная почта подтверждена', email, effects: [] })
    expect(await confirm()).toEqual({ message: 'Уже подтверждено', email, effects: [] })
    expect(await resident.user()).toMatchObject({ email, pending_email: null, email_confirmed: true })
    await waitForEmail(resident.email, 'Почта учётной записи изменена')
    const taken = await Resident.register()
    const response = await taken.call(residents.editEmail, { body: { email: email.toUpperCase() } })
    expect(((await response.json()) as Refusal).errors?.email).toEqual([
      'Учётная запись с такой электронной почтой уже есть',
    ])
  })

  test('an unconfirmed address stays the login until the corrected one is confirmed, and gets no email', async () => {
    const slip = await Resident.unconfirmed()
    const older = keyIn(await waitForEmail(slip.email, 'Вы зарегистрированы'), 'confirm-email')
    const { email } = someone()
    const asked = await slip.call(residents.editEmail, { body: { email } })
    expect(((await asked.json()) as Refusal).message).toContain('До этого входите с прежним адресом.')
    expect(await slip.user()).toMatchObject({ email: slip.email, pending_email: email })
    expect([await slip.logIn(), await slip.logIn(slip.password, email)]).toEqual([expect.any(String), null])
    expect((await send(residents.confirmEmail, { body: { token: older } })).status).toBe(422)
    const token = keyIn(await waitForEmail(email, 'Подтвердите электронную почту'), 'confirm-email')
    expect((await send(residents.confirmEmail, { body: { token } })).status).toBe(200)
    expect(await slip.user()).toMatchObject({ email, email_confirmed: true, pending_email: null })
    expect((await listEmails(slip.email)).map(({ subject }) => subject)).toHaveLength(1)
    const taken = (await Resident.register()).email
    const response = await (await Resident.unconfirmed()).call(residents.editEmail, { body: { email: taken } })
    expect(((await response.json()) as Refusal).errors?.email).toEqual([
      'Учётная запись с такой электронной почтой уже есть',
    ])
  })

  test('a resident who deletes the account reads what is not finished, first what is answered after the last day', async () => {
    const owner = await Resident.register()
    const open = async (resident: Resident) =>
      listOpenMatters.answer.parse(await (await resident.call(listOpenMatters)).json())
    expect((await open(owner)).matters).toEqual([])
    await owner.call(postTechSupport, { body: { message: 'Не открывается карта', consents: ['support'] } })
    await owner.call(postOfficialAppeal, await buildExample('postOfficialAppeal', owner))
    await ideaGraph(createIdea, { input: await someIdea(owner) }, owner)
    await reportAs(owner)
    await owner.call(bookReception, await buildExample('bookReception', owner))
    const { matters, erased_on: erasedOn } = await open(owner)
    expect(matters.map(({ kind, outlives_account: isLater }) => [kind, isLater])).toEqual([
      ['appeal', true],
      ['claim', false],
      ['idea', false],
      ['reception', false],
      ['support', false],
    ])
    expect((matters[0]?.answer_by ?? '') > erasedOn).toBe(true)
    expect((await open(await Resident.register())).matters).toEqual([])
  })

  test('changing or restoring the password cancels a change of address that a thief began', async () => {
    const changes = [
      (owner: Resident) => owner.call(residents.editPassword, passwordChange(owner.password)),
      async (owner: Resident) => {
        await send(residents.requestRestore, { body: { email: owner.email } })
        const token = keyIn(await waitForEmail(owner.email, 'Новый пароль'), 'reset')
        return send(residents.resetPassword, {
          body: { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
        })
      },
    ]
    for (const change of changes) {
      const owner = await Resident.register()
      const { email } = someone()
      expect((await owner.call(residents.editEmail, { body: { email } })).status).toBe(200)
      const token = keyIn(await waitForEmail(email, 'Подтвердите новый адрес'), 'confirm-email')
      expect((await change(owner)).status).toBe(200)
      expect((await send(residents.confirmEmail, { body: { token } })).status).toBe(422)
    }
  })

  test('if two residents confirm one address at once, one of them reads that it is taken', async () => {
    const { email } = someone()
    const rivals = [await Resident.register(), await Resident.register()]
    for (const rival of rivals) await rival.call(residents.editEmail, { body: { email } })
    const emails = await eventually(
      () => listEmails(email, 'Подтвердите новый адрес'),
      ({ length }) => length === rivals.length,
    )
    const responses = await Promise.all(
      emails.map((email) => send(residents.confirmEmail, { body: { token: keyIn(email, 'confirm-email') } })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('personal data are changed under both spellings of the call', async () => {
    const resident = await Resident.register()
    for (const operation of [residents.editPersonalData, residents.editPersonalDataAlias]) {
      const response = await resident.call(operation, {
        body: { surname: "О'Коннор", name: 'Анна-Мария', email: 'x@y.z', id: 1 },
      })
      const { user } = operation.answer.parse(await response.json())
      expect(user).toMatchObject({
        id: resident.id,
        surname: "О'Коннор",
        patronymic: null,
        phone: null,
        email: resident.email,
      })
    }
  })

  test('one feed shows what was sent and joined, newest first, and to nobody else', async () => {
    const [resident, other] = await Promise.all([Resident.register(), Resident.register()])
    await resident.call(postTechSupport, { body: { message: 'Не открывается карта', consents: ['support'] } })
    const claim = await reportAs(resident)
    await database.query('INSERT INTO private_claim_joins (claim_id, resident_id) VALUES ($1, $2)', [claim, other.id])
    const readFeed = async (who: Resident) =>
      listResidentFeed.answer.parse(await (await who.call(listResidentFeed)).json()).feed
    const own = await readFeed(resident)
    expect(own.data.map(({ kind }) => kind)).toEqual(['claim', 'support'])
    // a claim with code 5 has no page yet
    expect(own.data[0]).toMatchObject({ id: claim, state: 'На модерации', url: null })
    expect(own.total).toBe(2)
    expect((await readFeed(other)).data).toMatchObject([{ kind: 'joined_claim', id: claim }])
  })

  test('consents are given and withdrawn, and the log cannot be rewritten', async () => {
    const resident = await Resident.register()
    const change = (purpose: string, isGiven: boolean) =>
      resident.call(changeConsent, { body: { purpose, is_given: isGiven } })
    expect((await change('registration', false)).status).toBe(422)
    await change('claim', true)
    const { consents } = listConsents.answer.parse(await (await change('claim', false)).json())
    expect(consents.find(({ purpose }) => purpose === 'registration')).toMatchObject({ is_given: true, version: 1 })
    expect(consents.find(({ purpose }) => purpose === 'claim')).toMatchObject({ is_given: false, is_outdated: false })
    await expect(database.query('DELETE FROM resident_consents')).rejects.toThrow()
    await expect(database.query("UPDATE audit_log SET result = 'x'")).rejects.toThrow()
  })

  test('a resident gets all their data as an archive by a link that works for five minutes', async () => {
    const resident = await Resident.register()
    const response = await resident.call(cabinet.exportData)
    const { url, expires_at: end } = cabinet.exportData.answer.parse(await response.json())
    expect(Date.parse(end) - Date.now()).toBeLessThanOrEqual(300_000)
    const file = await send({ method: 'GET', path: url as `/api/${string}` })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    const forged = url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`)
    expect((await send({ method: 'GET', path: forged as `/api/${string}` })).status).toBe(404)
    const over = url.replace(/until=\d+/, 'until=1700000000')
    expect((await send({ method: 'GET', path: over as `/api/${string}` })).status).toBe(404)
  })
})

describe('Notifications', () => {
  test('notifications are counted, listed and marked as read one by one or all at once', async () => {
    const resident = await Resident.register()
    for (const title of ['Первое', 'Второе', 'Третье']) await notify(resident.id, title)
    expect((await resident.user()).unread_notifications).toBe(3)
    const list = notifications.listNotifications.answer.parse(
      await (await resident.call(notifications.listNotifications)).json(),
    )
    expect(list.unread).toBe(3)
    expect(list.notifications.data.map(({ title }) => title)).toEqual(['Третье', 'Второе', 'Первое'])
    const mark = async (body: object) =>
      (await (await resident.call(notifications.markNotificationsRead, { body })).json()) as { unread: number }
    expect(await mark({ id: list.notifications.data[0]?.id })).toEqual({ unread: 2 })
    expect(await mark({})).toEqual({ unread: 0 })
  })

  test('news notifications come to residents who chose the type, and one call unsubscribes', async () => {
    const resident = await Resident.register()
    const body = { news_types: [7, 1, 1], mail: 'weekly' }
    const response = await resident.call(newsSubscriptions.setNewsSubscription, { body })
    expect(await response.json()).toEqual({ subscription: { news_types: [1, 7], mail: 'weekly' } })
    const key = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(key).digest()
    await database.query('UPDATE resident_news SET token = $1 WHERE resident_id = $2', [hash, resident.id])
    expect((await send(cabinet.unsubscribeNews, { query: `?token=${key}` })).status).toBe(200)
    const now = await resident.call(newsSubscriptions.getNewsSubscription)
    expect(await now.json()).toEqual({ subscription: { news_types: [1, 7], mail: 'never' } })
  })

  test('another type or emails bring news from then on, and fewer types lose none', async () => {
    const resident = await Resident.register()
    const choose = async (types: number[], mail: string) => {
      const body = { news_types: types, mail }
      expect((await resident.call(newsSubscriptions.setNewsSubscription, { body })).status).toBe(200)
      const { rows } = await database.query<{ seen: string; mailed: string }>(
        'SELECT seen_at::text AS seen, mailed_at::text AS mailed FROM resident_news WHERE resident_id = $1',
        [resident.id],
      )
      return rows[0]
    }
    const first = await choose([1, 7], 'never')
    const mailed = await choose([7], 'weekly')
    expect([mailed?.seen === first?.seen, mailed?.mailed === first?.mailed]).toEqual([true, false])
    expect(await choose([7], 'daily')).toEqual(mailed)
    const added = await choose([2, 7], 'daily')
    expect([added?.seen === mailed?.seen, added?.mailed === mailed?.mailed]).toEqual([false, false])
    expect(await choose([2], 'daily')).toEqual(added)
    expect((await choose([7], 'daily'))?.seen).not.toBe(added?.seen)
  })
})

describe('Deleting the account', () => {
  test('deleting the account needs a fresh login, ends all sessions and can be cancelled', async () => {
    const resident = await Resident.register()
    await database.query(
      "UPDATE resident_sessions SET created_at = now() - interval '16 minutes' WHERE resident_id = $1",
      [resident.id],
    )
    const old = await resident.call(residents.deleteAccount)
    expect([old.status, ((await old.json()) as Refusal).message]).toEqual([
      403,
      'Чтобы удалить учётную запись, войдите ещё раз: на удаление после входа есть 15\u00A0минут',
    ])
    const fresh = (await resident.logIn()) ?? ''
    const response = await resident.call(residents.deleteAccount, { token: fresh })
    const { erased_at: erasedAt } = residents.deleteAccount.answer.parse(await response.json())
    expect(Math.round((Date.parse(erasedAt) - Date.now()) / 86_400_000)).toBe(14)
    expect((await resident.call(residents.getUser, { token: fresh })).status).toBe(401)
    const back = (await resident.logIn()) ?? ''
    expect((await resident.user(back)).erased_at).toBe(erasedAt)
    await resident.call(residents.restoreAccount, { token: back })
    expect((await resident.user(back)).erased_at).toBeNull()
  })

  test('erasure removes all data of the account, sends an email and writes one audit row', async () => {
    const { id, email } = erased
    const isThere = async () => (await database.query('SELECT 1 FROM residents WHERE id = $1', [id])).rows.length > 0
    expect(await eventually(isThere, (answer) => !answer, ERASURE_MS)).toBe(false)
    for (const table of ['resident_sessions', 'resident_passwords', 'resident_notifications', 'resident_keys']) {
      expect((await database.query(`SELECT 1 FROM ${table} WHERE resident_id = $1`, [id])).rows).toEqual([])
    }
    await waitForEmail(email, 'Учётная запись удалена')
    const { rows } = await database.query('SELECT 1 FROM audit_log WHERE subject = $1', [`житель № ${id}`])
    expect(rows).toHaveLength(1)
  })
})

interface Refusal {
  message: string
  errors?: Record<string, string[]>
}

async function notify(residentId: number, title: string): Promise<void> {
  await database.query(
    "INSERT INTO resident_notifications (resident_id, kind, title, text, url) VALUES ($1, 'test', $2, 'Текст', '/news')",
    [residentId, title],
  )
}
