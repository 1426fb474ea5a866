import type { Client } from 'pg'
import { askSupport, moveInOffice, moveItem, postAtDesk } from '@/e2e/desk/desk'
import { listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { photo, proposed, someWord } from '@/e2e/ideas/ideas'

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let editor: Colleague
let department: number

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[officer, editor] = await Promise.all([createColleague(office, 'officer'), createColleague(office, 'editor')])
  const { rows } = await database.query<{ id: number }>(
    "SELECT id FROM organizations WHERE _status = 'published' ORDER BY id LIMIT 1",
  )
  department = rows[0]?.id ?? 0
  await office.update('staff', officer.id, { department })
})

afterAll(async () => {
  for (const { id } of [moderator, officer, editor]) await office.remove('staff', id)
  await database.end()
})

test('a message to the support is answered by email, once, and the answer is kept', async () => {
  const resident = await Resident.register()
  const id = await askSupport(database, resident)
  expect((await moveItem(moderator, 'support', id, { action: 'answer' })).refused).toEqual({
    path: 'answerText',
    message: 'Напишите ответ автору',
  })
  expect(
    (await moveItem(moderator, 'support', id, { action: 'answer', answerText: 'Обновите страницу.' })).status,
  ).toBe(200)
  const email = await waitForEmail(resident.email, `Ответ на сообщение в техподдержку № ${id}`)
  expect(email.text).toContain('Обновите страницу.')
  expect((await moveItem(moderator, 'support', id, { action: 'answer', answerText: 'Ещё раз' })).status).toBe(400)
  expect(await office.read('support-requests', id)).toMatchObject({
    state: 'answered',
    answerText: 'Обновите страницу.',
  })
})

test('a resident who has changed their address since gets the answer at the new one', async () => {
  const resident = await Resident.register()
  const id = await askSupport(database, resident)
  const present = `moved-${resident.email}`
  await database.query('UPDATE residents SET email = $2 WHERE id = $1', [resident.id, present])
  await moveItem(moderator, 'support', id, { action: 'answer', answerText: 'Обновите страницу.' })
  expect((await waitForEmail(present, `Ответ на сообщение в техподдержку № ${id}`)).to).toContain(present)
  expect(await listEmails(resident.email, `техподдержку № ${id}`)).toHaveLength(1)
})

test('an answer typed in the back office without its action is refused, and no field changes the state', async () => {
  const id = await askSupport(database, await Resident.register())
  const { refused } = await moveInOffice(moderator, 'support-requests', id, { answerText: 'Обновите страницу.' })
  expect(refused).toMatchObject({ path: 'answerText', message: expect.stringContaining('никому не отправлен') })
  await moveInOffice(moderator, 'support-requests', id, { state: 'closed' })
  expect(await office.read('support-requests', id)).toMatchObject({ state: 'new', answerText: null })
})

test('an author without an address is answered nothing, only closed', async () => {
  const message = someWord()
  await database.query("INSERT INTO support_requests (message, author) VALUES ($1, 'Гость')", [message])
  const { rows } = await database.query<{ id: number }>('SELECT id FROM support_requests WHERE message = $1', [message])
  const id = rows[0]?.id ?? 0
  const { refused } = await moveItem(moderator, 'support', id, { action: 'answer', answerText: 'Да' })
  expect(refused).toMatchObject({ path: 'answerText', message: expect.stringContaining('не оставил почты') })
  expect((await moveItem(moderator, 'support', id, { action: 'close' })).status).toBe(200)
})

test('an idea is published, and realised with a picture', async () => {
  const { id } = await proposed(database, await Resident.register())
  expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
  await database.query("UPDATE ideas SET code = '6', department_id = $2 WHERE id = $1", [id, department])
  const form = new FormData()
  form.set('action', 'realize')
  form.set('updatedAt', new Date().toISOString())
  form.set('reportText', 'Поставили.')
  form.set('reportImage', await photo())
  const response = await callOffice('POST', `/cms/desk/items/ideas/${id}/moves`, {
    token: officer.token,
    body: form,
    headers: { accept: 'application/json' },
  })
  expect(response.status).toBe(200)
  expect(await office.read('ideas', id, { depth: '0' })).toMatchObject({ code: '3', reportText: 'Поставили.' })
})

test('an officer sees no comments and no messages to the support at the desk', async () => {
  const request = await askSupport(database, await Resident.register())
  expect((await moveItem(officer, 'support', request, { action: 'take' })).status).toBe(404)
  expect((await postAtDesk(officer, `support/${request}/notes`, { note: 'Проба' })).status).toBe(404)
  expect((await postAtDesk(moderator, `support/${request}/notes`, { note: 'Проба' })).status).toBe(200)
})
