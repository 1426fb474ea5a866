import type { Client } from 'pg'
import { act, graph, reportAs } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someone, someVisitor } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { unsubscribeNews } from '@/lib/domains/cabinet/contract'
import { confirmClaimJoin, joinClaimAsGuest } from '@/lib/domains/claims/contract'
import { confirmEmail } from '@/lib/domains/residents/contract'

let database: Client
let office: Office
let moderator: Colleague
const made: number[] = []

beforeAll(async () => {
  ;[database, office] = await Promise.all([openDatabase(), Office.logIn()])
  moderator = await createColleague(office, 'moderator')
})

afterAll(async () => {
  await database.query('DELETE FROM claim_events WHERE claim_id = ANY($1)', [made])
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('staff', moderator.id)
  await database.end()
})

async function published(): Promise<number> {
  const id = await reportAs(await Resident.register())
  made.push(id)
  await move(id, { action: 'publish' })
  return id
}

async function move(id: number, body: object): Promise<void> {
  expect((await act(moderator, id, body)).status).toBe(200)
}

const ask = (id: number, email: string, consents = ['claim']) =>
  send(joinClaimAsGuest, { body: { id, email, consents }, headers: someVisitor() })

async function confirm(email: string, id: number) {
  const token = keyIn(await waitForEmail(email, `Присоединение к заявке № ${id}`), 'confirm-join')
  const response = await send(confirmClaimJoin, { body: { token }, headers: someVisitor() })
  return { status: response.status, said: (await response.json()) as { message?: string; url?: string } }
}

async function joined(id: number, email = someone().email): Promise<string> {
  expect((await ask(id, email)).status).toBe(200)
  expect((await confirm(email, id)).status).toBe(200)
  return email
}

async function countAt(id: number): Promise<unknown> {
  const { data } = await graph(`{ OneClaim(id: ${id}) { joined_count } }`)
  return (data?.OneClaim as { joined_count: number } | null)?.joined_count
}

test('a guest’s join counts once the email link was opened', async () => {
  const id = await published()
  const { email } = someone()
  const asked = await ask(id, email)
  expect(await asked.json()).toEqual({
    message: `Осталось открыть ссылку из письма: после этого вы присоединитесь к заявке № ${id}.`,
  })
  expect(await countAt(id)).toBe(0)
  expect(await confirm(email, id)).toEqual({
    status: 200,
    said: {
      message: `Вы присоединились к заявке № ${id}. Ответ придёт на вашу почту.`,
      url: `/socialcontrolmap?claim=${id}`,
    },
  })
  expect([await countAt(id), (await confirm(email, id)).said.message]).toEqual([1, 'Уже подтверждено'])
  await move(id, { action: 'take' })
  const { text } = await waitForEmail(email, `Заявка № ${id} взята в работу`)
  const token = keyIn({ text, file: '', to: '', subject: '' }, 'unsubscribe')
  const ended = await send(unsubscribeNews, { query: `?token=${token}`, headers: someVisitor() })
  expect(await ended.json()).toEqual({ message: 'Письма об этой заявке больше не придут' })
  expect(await countAt(id)).toBe(0)
})

test('consent and an address are needed, and a claim that is open to all', async () => {
  const id = await published()
  expect((await ask(id, someone().email, [])).status).toBe(422)
  expect((await ask(id, 'нет')).status).toBe(422)
  const hidden = await reportAs(await Resident.register())
  made.push(hidden)
  expect((await ask(hidden, someone().email)).status).toBe(404)
})

test('one mailbox gets five emails about joins an hour', async () => {
  const id = await published()
  const { email } = someone()
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await ask(id, email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a link that is opened after the answer joins nobody', async () => {
  const id = await published()
  const { email } = someone()
  await ask(id, email)
  await move(id, { action: 'take' })
  await move(id, { action: 'answer', reportText: 'Засыпали щебнем.' })
  const { said } = await confirm(email, id)
  expect(said.message).toBe(`По заявке № ${id} уже дан ответ: присоединяться к ней не нужно.`)
  expect(await countAt(id)).toBe(0)
})

test('a link that is opened after a merge keeps the join of the claim that stays, and says that it joins that', async () => {
  const stays = await published()
  const duplicate = await published()
  const email = await joined(stays)
  await ask(duplicate, email)
  await move(duplicate, { action: 'merge', mergedInto: stays })
  const answer = {
    status: 200,
    said: {
      message: `Вы присоединились к заявке № ${stays}. Ответ придёт на вашу почту.`,
      url: `/socialcontrolmap?claim=${stays}`,
    },
  }
  expect([await confirm(email, duplicate), await countAt(stays)]).toEqual([answer, 2])
  expect((await confirm(email, duplicate)).said.message).toBe('Уже подтверждено')
  await move(stays, { action: 'take' })
  await waitForEmail(email, `Заявка № ${stays} взята в работу`)
})

test('either of two unopened links joins after a merge, once', async () => {
  const stays = await published()
  const duplicate = await published()
  const { email } = someone()
  for (const id of [stays, duplicate]) await ask(id, email)
  await move(duplicate, { action: 'merge', mergedInto: stays })
  expect((await confirm(email, duplicate)).said.url).toBe(`/socialcontrolmap?claim=${stays}`)
  expect([(await confirm(email, stays)).said.message, await countAt(stays)]).toEqual(['Уже подтверждено', 2])
})

test('a refused link leaves the joins of other claims alone', async () => {
  const answered = await published()
  const other = await published()
  const email = await joined(other)
  await ask(answered, email)
  await move(answered, { action: 'take' })
  await move(answered, { action: 'answer', reportText: 'Засыпали щебнем.' })
  const late = `По заявке № ${answered} уже дан ответ: присоединяться к ней не нужно.`
  for (let press = 0; press < 2; press += 1) expect((await confirm(email, answered)).said.message).toBe(late)
  expect(await countAt(other)).toBe(1)
})

test('who joined a duplicate follows the claim that stays', async () => {
  const duplicate = await published()
  const stays = await published()
  const email = await joined(duplicate)
  await move(duplicate, { action: 'merge', mergedInto: stays })
  expect(await countAt(stays)).toBe(2)
  await waitForEmail(email, `Заявка № ${duplicate} объединена`)
  await move(stays, { action: 'take' })
  await waitForEmail(email, `Заявка № ${stays} взята в работу`)
})

test('an unsubscribe link from before a merge ends emails about the remaining claim', async () => {
  const duplicate = await published()
  const stays = await published()
  const email = await joined(duplicate)
  await move(duplicate, { action: 'take' })
  const token = keyIn(await waitForEmail(email, `Заявка № ${duplicate} взята в работу`), 'unsubscribe')
  await move(duplicate, { action: 'merge', mergedInto: stays })
  expect(await countAt(stays)).toBe(2)
  expect((await send(unsubscribeNews, { query: `?token=${token}`, headers: someVisitor() })).status).toBe(200)
  expect(await countAt(stays)).toBe(1)
})

test('an account takes the join over with its address, and is counted once', async () => {
  const id = await published()
  const email = await joined(id)
  const who = await Resident.unconfirmed({ email })
  const token = keyIn(await waitForEmail(email, 'Вы зарегистрированы'), 'confirm-email')
  expect((await send(confirmEmail, { body: { token }, headers: someVisitor() })).status).toBe(200)
  const { rows } = await database.query('SELECT claim_id FROM private_claim_joins WHERE resident_id = $1', [who.id])
  expect([rows, await countAt(id)]).toEqual([[{ claim_id: id }], 1])
  expect((await confirm(email, id)).said).toEqual({
    message: 'Уже подтверждено',
    url: `/socialcontrolmap?claim=${id}`,
  })
  await move(id, { action: 'take' })
  const emails = await eventually(
    () => listEmails(email, `Заявка № ${id} взята в работу`),
    ({ length }) => length > 0,
  )
  expect(emails).toHaveLength(1)
})

test('a resident who asks as a guest joins with the account', async () => {
  const id = await published()
  const who = await Resident.register()
  await joined(id, who.email)
  expect((await confirm(who.email, id)).said.message).toBe('Уже подтверждено')
  const { rows } = await database.query('SELECT claim_id FROM private_claim_joins WHERE resident_id = $1', [who.id])
  expect([rows, await countAt(id)]).toEqual([[{ claim_id: id }], 1])
})
