import type { Client } from 'pg'
import { act } from '@/e2e/claims/claims'
import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { moveAtDesk } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { staffActions } from '@/lib/domains/claims/actions'

let desk: ClaimDesk
let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let department: number
let publish: ClaimDesk['publish']
let editor: Colleague
let other: number

beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ database, office, moderator, officer, department, publish } = desk)
  editor = await createColleague(office, 'editor')
  const { rows } = await database.query<{ id: number }>(
    "SELECT id FROM organizations WHERE _status = 'published' AND id <> $1 LIMIT 1",
    [department],
  )
  other = rows[0]?.id ?? 0
})

afterAll(() => desk.close(editor))

const actionsByRole = (['moderator', 'officer', 'editor'] as const).flatMap((role) =>
  staffActions.map((action) => [role, action] as const),
)

test.each(actionsByRole)(
  'what the back office refuses a %s who asks for %s is refused at the desk, with the same words at the same field',
  async (role, action) => {
    const who = { moderator, officer, editor }[role]
    const id = await publish(await Resident.register())
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
