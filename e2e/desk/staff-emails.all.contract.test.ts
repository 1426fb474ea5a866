import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { confirm } from '@/e2e/cabinet/unconfirmed-actions'
import { reportAs, reportAsGuest, someClaim } from '@/e2e/claims/claims'
import { moveAtDesk, moveItem } from '@/e2e/desk/desk'
import { getDone, sendDutyForm } from '@/e2e/desk/duty'
import { awaitWaiter, openDatabase } from '@/e2e/fixtures/database'
import { listEmails, type Email } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import type { Office } from '@/e2e/fixtures/office'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import {
  blockStaff,
  callOffice,
  createColleague,
  openModeration,
  type Colleague,
  type Role,
} from '@/e2e/fixtures/staff'
import { proposed } from '@/e2e/ideas/ideas'
import { confirmClaim, judgeClaim } from '@/lib/domains/claims/contract'
import { postTechSupport } from '@/lib/domains/support/contract'

let database: Client
let office: Office
/** The one who moves the claims of these tests and gets no emails. */
let moderator: Colleague
let department: unknown
/** A department without claims. */
let quiet: number
let author: Resident
const made: number[] = []
const colleagues: Colleague[] = []
const canary = `канарейка${randomBytes(5).toString('hex')}`

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  colleagues.push(moderator)
  await office.update('staff', moderator.id, { emails: 'never' })
  ;({ department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' }))
  const { rows } = await database.query<{ id: number }>(
    `SELECT o.id FROM organizations o WHERE _status = 'published' AND o.id <> $1
       AND NOT EXISTS (SELECT 1 FROM claims WHERE department_id = o.id)
       AND NOT EXISTS (SELECT 1 FROM ideas WHERE department_id = o.id) LIMIT 1`,
    [department],
  )
  quiet = rows[0]?.id ?? 0
  author = await Resident.register({ surname: `Тайнов${'абвгдежзик'.slice(Date.now() % 9)}` })
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of colleagues) await office.remove('staff', id)
  await database.end()
})

async function hire(role: Role, emails: string | null, unit: unknown = null): Promise<Colleague> {
  const one = await createColleague(office, role)
  colleagues.push(one)
  await office.update('staff', one.id, { department: unit, ...(emails !== null && { emails }) })
  return one
}

async function report(): Promise<number> {
  const id = await reportAs(author, { text: `Яма ${canary}`, address: `ул. Портовая, 12, ${canary}` })
  made.push(id)
  return id
}

async function move(id: number, fields: Record<string, string | number>): Promise<void> {
  expect((await moveAtDesk(moderator, id, fields)).status).toBe(200)
}

async function published(): Promise<number> {
  const id = await report()
  await move(id, { action: 'publish' })
  return id
}

/** Makes a claim that its department has answered and everybody has been told of. */
async function answered(): Promise<number> {
  const id = await published()
  await move(id, { action: 'answer', reportText: 'Сделано.' })
  await settle()
  return id
}

async function disagree(id: number): Promise<void> {
  const body = { id, is_accepted: false, user_comment: `Яма на месте, ${canary}` }
  expect((await author.call(judgeClaim, { body })).status).toBe(200)
}

async function askSupport(): Promise<number> {
  const message = `Не открывается ${canary}${randomBytes(4).toString('hex')}`
  expect((await author.call(postTechSupport, { body: { message } })).status).toBe(200)
  const { rows } = await database.query<{ id: number }>('SELECT id FROM support_requests WHERE message = $1', [message])
  return rows[0]?.id ?? 0
}

/** Emails that were sent before what the test is about. */
let earlier = new Set<string>()

async function settle(): Promise<void> {
  await runJobs()
  earlier = new Set((await listEmails('')).map(({ file }) => file))
}

/** Runs the jobs twice and returns the later emails of these people; with a path, those that have a link to it. */
async function readNewEmails(
  people: Record<string, Colleague>,
  path?: string,
): Promise<[name: string, email: Email][]> {
  await runJobs()
  await runJobs()
  const found = await Promise.all(
    Object.entries(people).map(async ([name, { email }]) =>
      (await listEmails(email))
        .filter(({ file }) => !earlier.has(file))
        .filter(({ text }) => path === undefined || text.includes(`/desk${path}\n`))
        .map((one): [string, Email] => [name, one]),
    ),
  )
  return found.flat()
}

const claimPath = (id: number) => `/queue/${id}`
const supportPath = (id: number) => `/support/${id}`
const ideaPath = (id: number) => `/ideas/${id}`

describe('what comes to the desk is told once, to those who want to know at once and may see it', () => {
  let people: Record<string, Colleague>

  beforeAll(async () => {
    people = {
      moderator: await hire('moderator', 'atOnce'),
      officer: await hire('officer', 'atOnce', department),
      'other officer': await hire('officer', 'atOnce', quiet),
      'officer without a department': await hire('officer', 'atOnce'),
      'moderator once a day': await hire('moderator', 'daily'),
      'moderator without emails': await hire('moderator', 'never'),
      'blocked moderator': await hire('moderator', 'atOnce'),
      editor: await hire('editor', 'atOnce'),
      clerk: await hire('clerk', 'atOnce'),
      dispatcher: await hire('dispatcher', 'atOnce'),
    }
    await blockStaff(database, people['blocked moderator'])
  })

  afterAll(async () => {
    for (const { id } of Object.values(people)) await office.update('staff', id, { emails: 'never' })
    await database.query('DELETE FROM claims WHERE id = ANY($1)', [made.splice(0)])
    await database.query('DELETE FROM ideas WHERE title LIKE $1', [`%${canary}`])
  })

  async function namesTold(path: string): Promise<string[]> {
    return (await readNewEmails(people, path)).map(([name]) => name)
  }

  test('a claim that waits for moderation', async () => {
    expect(await namesTold(claimPath(await report()))).toEqual(['moderator'])
  })

  test('a published claim', async () => {
    expect(await namesTold(claimPath(await published()))).toEqual(['officer'])
  })

  test('a claim handed over', async () => {
    const id = await published()
    await settle()
    await move(id, { action: 'handOver', handTo: quiet, note: `Это их дорога, ${canary}` })
    expect(await namesTold(claimPath(id))).toEqual(['other officer'])
  })

  test('«не решено»', async () => {
    const id = await answered()
    await disagree(id)
    expect(await namesTold(claimPath(id))).toEqual(['moderator', 'officer'])
  })

  test('a message to the support', async () => {
    expect(await namesTold(supportPath(await askSupport()))).toEqual(['moderator'])
  })

  test('an idea that waits for moderation, and one passed to its department', async () => {
    const { id } = await proposed(database, author, { title: `Лавки ${canary}` })
    expect(await namesTold(ideaPath(id))).toEqual(['moderator'])
    expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
    await settle()
    expect((await moveItem(moderator, 'ideas', id, { action: 'review', department: quiet })).status).toBe(200)
    expect(await namesTold(ideaPath(id))).toEqual(['other officer'])
  })

  test('an idea of an account whose email is opened later', async () => {
    const resident = await Resident.unconfirmed()
    const { id } = await proposed(database, resident, { title: `Качели ${canary}` })
    expect(await namesTold(ideaPath(id))).toEqual([])
    await confirm(resident)
    expect(await namesTold(ideaPath(id))).toEqual(['moderator'])
  })

  test('a claim of a guest, when its email is opened', async () => {
    const { key } = await reportAsGuest(await someClaim(`Яма ${canary} гостя`))
    const { rows } = await database.query<{ id: number }>('SELECT id FROM claims WHERE text = $1', [
      `Яма ${canary} гостя`,
    ])
    const id = rows[0]?.id ?? 0
    made.push(id)
    expect(await namesTold(claimPath(id))).toEqual([])
    expect((await send(confirmClaim, { body: { token: key }, headers: someVisitor() })).status).toBe(200)
    expect(await namesTold(claimPath(id))).toEqual(['moderator'])
  })

  test('a claim of an account whose email is opened later', async () => {
    const resident = await Resident.unconfirmed()
    const id = await reportAs(resident)
    made.push(id)
    expect(await namesTold(claimPath(id))).toEqual([])
    await confirm(resident)
    expect(await namesTold(claimPath(id))).toEqual(['moderator'])
  })

  test('a claim by phone', async () => {
    const { category_id: category, text, address } = await someClaim()
    const caller = { name: 'Патимат Тайнова', phone: '8 928 555-44-33', consent: 'on' }
    const sent = await sendDutyForm(people.dispatcher ?? null, 'phone-claims', {
      category: String(category),
      text,
      address,
      ...caller,
    })
    made.push(getDone(sent))
    expect(await namesTold(claimPath(getDone(sent)))).toEqual(['moderator'])
  })

  test('what was decided before the email is written is not told', async () => {
    const id = await report()
    await move(id, { action: 'refuse', note: 'Не вопрос города' })
    expect(await namesTold(claimPath(id))).toEqual([])
  })

  test('what comes within minutes is one email', async () => {
    await settle()
    const ids = [await report(), await report(), await report()]
    const [[, email], ...others] = (await readNewEmails(people, claimPath(ids[0] ?? 0))) as [[string, Email]]
    expect(others).toEqual([])
    expect(email.subject).toBe('Новое на рабочем столе: 3')
    for (const id of ids) expect(email.text).toContain(`/desk${claimPath(id)}\n`)
  })

  test('nothing that people wrote, and nobody’s name or address, is in these emails', async () => {
    const id = await answered()
    await disagree(id)
    await askSupport()
    const surname = (await author.user()).surname
    const secrets = [canary, surname, author.email, 'Портовая', 'Тайнова', '555-44-33']
    const emails = (await Promise.all(Object.values(people).map(({ email }) => listEmails(email)))).flat()
    expect(emails.length).toBeGreaterThan(9)
    for (const { subject, text } of emails)
      expect(secrets.filter((secret) => `${subject}\n${text}`.includes(secret))).toEqual([])
  })
})

describe('in the morning', () => {
  let people: Record<string, Colleague>

  beforeAll(async () => {
    people = {
      moderator: await hire('moderator', null),
      officer: await hire('officer', null, quiet),
      'officer with nothing': await hire('officer', null),
      'moderator at once': await hire('moderator', 'atOnce'),
      'moderator without emails': await hire('moderator', 'never'),
      'blocked moderator': await hire('moderator', null),
      editor: await hire('editor', null),
      dispatcher: await hire('dispatcher', null),
    }
    await blockStaff(database, people['blocked moderator'])
  })

  const listIds = () => Object.values(people).map(({ id }) => id)

  async function makeMorning(): Promise<void> {
    await database.query('UPDATE private_desk_mornings SET due_at = now() WHERE staff_id = ANY($1)', [listIds()])
  }

  test('everybody who wants emails and has a desk gets its numbers once, with what came since yesterday', async () => {
    // their first morning is still to come
    await settle()
    const waiting = await report()
    const handed = await published()
    await move(handed, { action: 'handOver', handTo: quiet, note: 'Это их дорога' })
    expect((await readNewEmails(people)).map(([name]) => name)).toEqual(['moderator at once'])
    await settle()
    await makeMorning()
    const emails = await readNewEmails(people)
    expect(emails.map(([name]) => name)).toEqual(['moderator', 'officer', 'moderator at once'])
    const mornings = Object.fromEntries(emails)
    expect(mornings.officer?.text).toContain(`\n\nЖдут ответа: 1\n\nНовое:\n\nЗаявка № ${handed} ждёт ответа. Тема:`)
    const { rows } = await database.query<{ count: string }>(
      "SELECT count(*) FROM claims WHERE code = '5' AND confirmed_at IS NOT NULL",
    )
    expect(mornings.moderator?.text).toContain(`\n\nНа модерации: ${rows[0]?.count}\n`)
    expect(mornings.moderator?.text).toContain(`/desk${claimPath(waiting)}\n`)
    expect(mornings.moderator?.text).not.toContain(`/desk${claimPath(handed)}\n`)
    expect(mornings['moderator at once']?.text).not.toContain('Новое:')
    await settle()
    await makeMorning()
    expect(Object.fromEntries(await readNewEmails(people)).moderator?.text).not.toContain('Новое:')
  })

  test('nothing is kept for those who are not told', async () => {
    await report()
    await makeMorning()
    await runJobs()
    const { rows } = await database.query('SELECT 1 FROM private_desk_arrivals WHERE staff_id = ANY($1)', [listIds()])
    expect(rows).toEqual([])
    const { rows: due } = await database.query<{ is_later: boolean }>(
      'SELECT due_at > now() AS is_later FROM private_desk_mornings WHERE staff_id = ANY($1)',
      [listIds()],
    )
    expect(due).toEqual(listIds().map(() => ({ is_later: true })))
  })
})

test('everybody chooses for themselves; an administrator for all', async () => {
  const officer = await hire('officer', null)
  const colleague = await hire('officer', null)
  const choose = async (by: string, { id }: Colleague, emails: string) =>
    (await callOffice('PATCH', `/cms/staff/${String(id)}`, { token: by, body: { emails } })).status
  const read = async ({ id }: Colleague) => (await office.read('staff', id)).emails
  expect(await read(officer)).toBe('daily')
  expect(await choose(officer.token, officer, 'atOnce')).toBe(200)
  expect(await choose(officer.token, officer, 'иногда')).toBe(400)
  expect(await choose(officer.token, colleague, 'never')).toBe(403)
  await office.update('staff', colleague.id, { emails: 'never' })
  expect([await read(officer), await read(colleague)]).toEqual(['atOnce', 'never'])
})

test('a colleague whose account is deleted at that moment stops no claim', async () => {
  const leaving = await createColleague(office, 'moderator')
  const administrator = await openDatabase()
  try {
    await administrator.query('BEGIN')
    await administrator.query('DELETE FROM staff WHERE id = $1', [leaving.id])
    const reported = report()
    await awaitWaiter(administrator)
    await administrator.query('COMMIT')
    expect(await reported).toBeGreaterThan(0)
  } finally {
    await administrator.end()
  }
})
