import type { Client } from 'pg'
import { askSupport, moveInOffice, moveItem } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { ballots, published, someWord, voteForIdea } from '@/e2e/ideas/ideas'
import { staffIdeaActions } from '@/lib/domains/ideas/actions'
import { commentActions } from '@/lib/domains/ideas/comments/actions'
import { supportActions } from '@/lib/domains/support/actions'

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
    create: () => askSupport(database, author),
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
