import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { storeEmail } from '@/e2e/fixtures/email-queue'
import { waitForEmail, listEmails } from '@/e2e/fixtures/emails'
import { administrator, Office } from '@/e2e/fixtures/office'
import { callOffice, createColleague, logIn } from '@/e2e/fixtures/staff'
import { EMAILS_TABLE, JOB_EMAIL_ID } from '@/lib/platform/mail/stored-names'

let office: Office
let database: Client
let token: string

beforeAll(async () => {
  ;[office, database] = await Promise.all([Office.logIn(), openDatabase()])
  ;({ token } = (await (await logIn(administrator)).json()) as { token: string })
})

afterAll(() => database.end())

/** Stores an email whose attempts are over, as the queue leaves it behind. */
function stuckEmail(message: string): Promise<{ id: number; recipient: string }> {
  const email = { subject: 'Ждало двое суток', tries: 14, created_at: new Date(Date.now() - 2 * 86_400_000) }
  return storeEmail(database, email, { has_error: true, error: { name: 'Error', message }, total_tried: 14 })
}

const change = (path: string, body: object, by = token) =>
  callOffice('POST', `/cms/email-queue/${path}`, { token: by, body })

async function auditLines(id: number): Promise<object[]> {
  const { rows } = await database.query<object>(
    'SELECT kind, who, action, result FROM audit_log WHERE subject = $1 ORDER BY id',
    [`Письмо № ${id}, welcome`],
  )
  return rows
}

test('an administrator sees which emails are not sent any more and why, but not whom they are for', async () => {
  const known = await stuckEmail('SMTP EENVELOPE 451 RCPT TO')
  const unknown = await stuckEmail('550 5.1.1 <anna@samursk.example> unknown')
  const response = await callOffice('GET', '/cms/email-queue', { token })
  const text = await response.text()
  const { stuck, stuckEmails } = JSON.parse(text) as { stuck: number; stuckEmails: { id: number }[] }
  expect(stuck).toBeGreaterThanOrEqual(2)
  const found = stuckEmails.filter(({ id }) => [known.id, unknown.id].includes(id))
  const common = { kind: 'welcome', attempts: 14, ageSeconds: expect.any(Number) }
  expect(found).toEqual([
    { id: known.id, ...common, lastError: 'EENVELOPE 451 RCPT TO' },
    { id: unknown.id, ...common, lastError: null },
  ])
  expect(text).not.toContain('@')
  await change('drop', { ids: [known.id, unknown.id] })
})

test('an administrator sends them again: each goes once', async () => {
  const { id, recipient } = await stuckEmail('SMTP ESOCKET CONN')
  const responses = await Promise.all([change('resend', { ids: [id] }), change('resend', { ids: [id] })])
  const ids = await Promise.all(responses.map(async (one) => ((await one.json()) as { ids: number[] }).ids))
  expect(ids.flat()).toEqual([id])
  expect((await waitForEmail(recipient, 'Ждало двое суток')).text).toContain('Текст письма')
  expect(await listEmails(recipient)).toHaveLength(1)
  const who = expect.any(String) as string
  expect(await auditLines(id)).toEqual([{ kind: 'staff', who, action: 'Письмо отправлено снова', result: 'выполнено' }])
})

test('an administrator deletes them from the queue', async () => {
  const { id } = await stuckEmail('SMTP ESOCKET CONN')
  expect(await (await change('drop', { ids: [id, 999_999_999] })).json()).toEqual({ ids: [id] })
  const { rows } = await database.query(
    `SELECT id FROM ${EMAILS_TABLE} WHERE id = $1 UNION ALL SELECT id FROM payload_jobs WHERE ${JOB_EMAIL_ID} = $1`,
    [id],
  )
  expect(rows).toEqual([])
  expect(await auditLines(id)).toMatchObject([{ action: 'Письмо удалено из очереди' }])
})

test.each([{}, { ids: [] }, { ids: ['7'] }, { ids: [0] }, { ids: [7], more: true }])('%j is refused', async (body) => {
  const response = await change('resend', body)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Укажите номера писем')])
})

test('others neither see nor change the queue', async () => {
  const { id, token: own } = await createColleague(office, 'editor')
  for (const path of ['resend', 'drop']) {
    expect((await change(path, { ids: 'all' }, own)).status).toBe(403)
    expect((await change(path, { ids: 'all' }, '')).status).toBe(401)
  }
  expect((await callOffice('GET', '/cms/email-queue', { token: own })).status).toBe(403)
  expect((await callOffice('GET', '/cms/email-queue')).status).toBe(401)
  await office.remove('staff', id)
})
