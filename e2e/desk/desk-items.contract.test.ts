import type { Client } from 'pg'
import { moveItem, postAtDesk } from '@/e2e/desk/desk'
import { waitForEmail } from '@/e2e/fixtures/emails'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { ballots, photo, proposed, published, someWord, voteForIdea } from '@/e2e/ideas/ideas'
import { staffIdeaActions } from '@/lib/domains/ideas/actions'
import { commentActions } from '@/lib/domains/ideas/comments/actions'
import { supportActions } from '@/lib/domains/support/actions'
import { postTechSupport } from '@/lib/domains/support/contract'

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let editor: Colleague
let author: Resident
let department: number

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[officer, editor] = await Promise.all([createColleague(office, 'officer'), createColleague(office, 'editor')])
  author = await Resident.register()
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

interface Attempt {
  action: string
  state: string
  given: Record<string, string | number>
}

interface Kind {
  collection: string
  actions: readonly string[]
  states: readonly string[]
  given: Attempt['given']
  create: () => Promise<number>
  restore: (id: number, state: string) => Promise<unknown>
}

const full = { note: 'Причина', answerText: 'Ответ', reportText: 'Отчёт', correctedText: 'Исправлено' }

const kinds: Record<string, Kind> = {
  ideas: {
    collection: 'ideas',
    actions: staffIdeaActions,
    states: ['1', '2', '3', '4', '5', '6'],
    given: full,
    create: async () => (await published(database, author)).id,
    restore: (id, state) =>
      database.query(
        `UPDATE ideas SET code = $2::text::enum_ideas_code, text = 'Поставить скамейки', department_id = $3, answer_text = NULL, report_text = NULL,
         confirmed_at = now(), published_at = CASE WHEN $2::text = '5' THEN NULL ELSE now() END WHERE id = $1`,
        [id, state, department],
      ),
  },
  comments: {
    collection: 'idea-votes',
    actions: commentActions,
    states: ['shown', 'hidden'],
    given: {},
    create: async () => {
      const { id } = await published(database, author)
      await voteForIdea(await Resident.register(), id, { ...ballots.like, comment: someWord() })
      return findId('SELECT id FROM private_idea_votes WHERE idea_id = $1', id)
    },
    restore: (id, state) =>
      database.query('UPDATE private_idea_votes SET is_hidden = $2 WHERE id = $1', [id, state === 'hidden']),
  },
  support: {
    collection: 'support-requests',
    actions: supportActions,
    states: ['new', 'working', 'answered', 'closed'],
    given: { answerText: full.answerText },
    create: () => askSupport(author),
    restore: (id, state) =>
      database.query(
        'UPDATE support_requests SET state = $2::text::enum_support_requests_state, answer_text = NULL WHERE id = $1',
        [id, state],
      ),
  },
}

async function findId(statement: string, value: unknown): Promise<number> {
  return (await database.query<{ id: number }>(statement, [value])).rows[0]?.id ?? 0
}

async function askSupport(resident: Resident): Promise<number> {
  const message = someWord()
  expect((await resident.call(postTechSupport, { body: { message } })).status).toBe(200)
  return findId('SELECT id FROM support_requests WHERE message = $1', message)
}

async function moveInOffice(who: Colleague, collection: string, id: number, body: object) {
  const response = await callOffice('PATCH', `/cms/${collection}/${id}`, { token: who.token, body })
  const { errors } = (await response.json()) as {
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  return { status: response.status, refused: errors?.[0]?.data?.errors?.[0] }
}

const matrix = Object.keys(kinds).flatMap((kind) =>
  (['moderator', 'officer', 'editor'] as const).map((role) => [kind, role] as const),
)

test.each(matrix)('of %s every move that the back office refuses a %s is refused at the desk', async (name, role) => {
  const kind = kinds[name]
  const who = { moderator, officer, editor }[role]
  if (!kind) throw new Error(name)
  const id = await kind.create()
  const differences: unknown[] = []
  let made = 0
  const attempts = kind.states.flatMap((state) =>
    kind.actions.flatMap((action) => [kind.given, {}].map((given) => ({ state, action, given }))),
  )
  for (const { state, action, given } of attempts) {
    await kind.restore(id, state)
    const back = await moveInOffice(who, kind.collection, id, { action, ...given })
    await kind.restore(id, state)
    const desk = await moveItem(who, name, id, { action, ...given })
    const [one, other] = [back, desk].map(({ status, refused }) => [status < 400, refused?.path, refused?.message])
    if (JSON.stringify(one) !== JSON.stringify(other)) differences.push({ state, action, given, back, desk })
    if (desk.status < 400) made += 1
  }
  expect(differences).toEqual([])
  expect(made > 0).toBe(role === 'moderator' || (role === 'officer' && name === 'ideas'))
})

test('a message to the support is answered by email, once, and the answer is kept', async () => {
  const resident = await Resident.register()
  const id = await askSupport(resident)
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

test('an answer typed in the back office without its action is refused, and no field changes the state', async () => {
  const id = await askSupport(await Resident.register())
  const { refused } = await moveInOffice(moderator, 'support-requests', id, { answerText: 'Обновите страницу.' })
  expect(refused).toMatchObject({ path: 'answerText', message: expect.stringContaining('никому не отправлен') })
  await moveInOffice(moderator, 'support-requests', id, { state: 'closed' })
  expect(await office.read('support-requests', id)).toMatchObject({ state: 'new', answerText: null })
})

test('an author without an address is answered nothing, only closed', async () => {
  const message = someWord()
  await database.query("INSERT INTO support_requests (message, author) VALUES ($1, 'Гость')", [message])
  const id = await findId('SELECT id FROM support_requests WHERE message = $1', message)
  const { refused } = await moveItem(moderator, 'support', id, { action: 'answer', answerText: 'Да' })
  expect(refused).toMatchObject({ path: 'answerText', message: expect.stringContaining('не оставил почты') })
  expect((await moveItem(moderator, 'support', id, { action: 'close' })).status).toBe(200)
})

test('an idea is published, and realised with a picture', async () => {
  const { id } = await proposed(database, await Resident.register())
  expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
  await kinds.ideas?.restore(id, '6')
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
  const request = await askSupport(await Resident.register())
  expect((await moveItem(officer, 'support', request, { action: 'take' })).status).toBe(404)
  expect((await postAtDesk(officer, `support/${request}/notes`, { note: 'Проба' })).status).toBe(404)
  expect((await postAtDesk(moderator, `support/${request}/notes`, { note: 'Проба' })).status).toBe(200)
})
