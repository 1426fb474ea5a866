import type { Client } from 'pg'
import { act, reportAs, someClaim } from '@/e2e/claims/claims'
import { moveAtDesk } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { staffActions } from '@/lib/domains/claims/actions'

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let editor: Colleague
let department: number
let other: number
const made: number[] = []

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[officer, editor] = await Promise.all([createColleague(office, 'officer'), createColleague(office, 'editor')])
  department = Number(
    (await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })).department,
  )
  await office.update('staff', officer.id, { department })
  const { rows } = await database.query<{ id: number }>(
    "SELECT id FROM organizations WHERE _status = 'published' AND id <> $1 LIMIT 1",
    [department],
  )
  other = rows[0]?.id ?? 0
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, officer, editor]) await office.remove('staff', id)
  await database.end()
})

async function report(author: Resident, changes: object = {}): Promise<number> {
  const id = await reportAs(author, changes)
  made.push(id)
  return id
}

async function published(author: Resident): Promise<number> {
  const id = await report(author)
  expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  return id
}

const actionsByRole = (['moderator', 'officer', 'editor'] as const).flatMap((role) =>
  staffActions.map((action) => [role, action] as const),
)

test.each(actionsByRole)(
  'what the back office refuses a %s who asks for %s is refused at the desk, with the same words at the same field',
  async (role, action) => {
    const who = { moderator, officer, editor }[role]
    const id = await published(await Resident.register())
    const restore = (code: number) =>
      database.query(
        `UPDATE claims SET code = $2::text::enum_claims_code, department_id = $3, deadline_date = now() + interval '9 days', report_text = NULL,
        published_at = CASE WHEN $2::text = '5' THEN NULL ELSE now() END WHERE id = $1`,
        [id, String(code), department],
      )
    const full = { note: 'Причина', newDeadline: '2099-01-15', handTo: other }
    // the desk takes and answers in one move
    const codes = [1, 2, 3, 4, 5].filter((code) => action !== 'answer' || code !== 1)
    const attempts = codes.flatMap((code) => [full, {}].map((given) => ({ code, given })))
    const differences: unknown[] = []
    for (const { code, given } of attempts) {
      await restore(code)
      const byOffice = await act(who, id, { action, ...given })
      await restore(code)
      const byDesk = await moveAtDesk(who, id, { action, ...given })
      const [back, desk] = [byOffice, byDesk].map(({ status, refused }) => [status, refused?.path, refused?.message])
      if (JSON.stringify(back) !== JSON.stringify(desk)) differences.push({ code, given, back, desk })
    }
    expect(differences).toEqual([])
  },
)
