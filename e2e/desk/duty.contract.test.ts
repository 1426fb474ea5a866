import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { reportAs, someClaim } from '@/e2e/claims/claims'
import { moveAtDesk, postAtDesk } from '@/e2e/desk/desk'
import { getDone, hoursFromNow, outageWith, sendDutyForm } from '@/e2e/desk/duty'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, openModeration, roles, type Colleague } from '@/e2e/fixtures/staff'
import { confirmEmail } from '@/lib/domains/residents/contract'

let database: Client
let office: Office
let moderator: Colleague
let dispatcher: Colleague
const claims: number[] = []
const news: number[] = []
const mark = Date.now()

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  dispatcher = await createColleague(office, 'dispatcher')
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [claims])
  for (const id of news) await office.remove('news', id)
  for (const { id } of [moderator, dispatcher]) await office.remove('staff', id)
  await database.end()
})

const caller = { name: 'Патимат Тайнова', phone: '8 928 555-44-33' }

async function dictated(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { category_id: category, address } = await someClaim()
  return { category: String(category), text: `Прорвало трубу ${mark}`, address, ...caller, consent: 'on', ...changes }
}

async function takeCall(changes: Record<string, string> = {}): Promise<number> {
  const sent = await sendDutyForm(dispatcher, 'phone-claims', await dictated(changes))
  expect(sent).toMatchObject({ status: 200, errors: {} })
  claims.push(getDone(sent))
  return getDone(sent)
}

interface PhoneHints {
  spelled: string
  outages: { id: number }[]
  similar: { id: number }[]
}

describe('a claim by phone', () => {
  test('waits for the moderator at once, without an email; its history names who wrote it down', async () => {
    const id = await takeCall()
    const { rows } = await database.query(
      `SELECT code, author_name, author_phone, author_email, confirmed_at IS NOT NULL AS confirmed, department_id IS NOT NULL AS led
       FROM claims WHERE id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        code: '5',
        author_name: caller.name,
        author_phone: '+7 (928) 555-44-33',
        author_email: null,
        confirmed: true,
        led: true,
      },
    ])
    const events = await database.query(
      'SELECT title, who, told_at IS NOT NULL AS told FROM claim_events WHERE claim_id = $1',
      [id],
    )
    const { name } = await office.read('staff', dispatcher.id)
    expect(events.rows).toEqual([{ title: 'Принята по телефону', who: name, told: true }])
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  })

  test('logs the spoken consent and who heard it; the audit log names no caller', async () => {
    const id = await takeCall()
    const { rows } = await database.query<{ device: string }>(
      "SELECT purpose, is_given, device FROM resident_consents WHERE contact = '+7 (928) 555-44-33' ORDER BY id DESC LIMIT 1",
    )
    expect(rows).toEqual([
      { purpose: 'claim', is_given: true, device: `Устно по телефону, записал сотрудник № ${String(dispatcher.id)}` },
    ])
    const log = await database.query('SELECT * FROM audit_log WHERE subject LIKE $1', [`Заявка № ${id}:%`])
    expect(log.rows).toMatchObject([{ action: 'Заявка по телефону', subject: `Заявка № ${id}: согласие дано устно` }])
    expect(JSON.stringify(log.rows)).not.toMatch(/Тайнова|555-44-33/)
  })

  test('has the street with its landmark, or the point on the map, and the phone as it was said', async () => {
    const read = async (id: number) =>
      (await database.query('SELECT address, x::float, y::float, author_phone FROM claims WHERE id = $1', [id])).rows[0]
    const byLandmark = { address: 'улица Портовая', landmark: 'у детской площадки', phone: '9285554433' }
    expect(await read(await takeCall(byLandmark))).toMatchObject({
      address: 'улица Портовая, у детской площадки',
      author_phone: '+7 (928) 555-44-33',
    })
    const { x, y } = await someClaim()
    expect(await read(await takeCall({ address: 'Пустырь за школой', place: `${x} ${y}` }))).toMatchObject({
      address: 'Пустырь за школой',
      x,
      y,
    })
  })

  test('has its address as the plan spells it, though it was typed in short', async () => {
    const read = async (id: number) =>
      (await database.query<{ address: string }>('SELECT address FROM claims WHERE id = $1', [id])).rows[0]?.address
    expect(await read(await takeCall({ address: 'ковровщ 40' }))).toBe('улица Ковровщиц, дом 40')
    expect(await read(await takeCall({ address: 'ул. Ковровщиц, 40, у входа', landmark: 'слева' }))).toBe(
      'улица Ковровщиц, дом 40, у входа, слева',
    )
    expect(await read(await takeCall({ address: 'ковровщиц', landmark: 'у площадки' }))).toBe(
      'улица Ковровщиц, у площадки',
    )
  })

  test('is taken from a caller who stays unknown: nothing of them is kept, so nothing is agreed to', async () => {
    const { name: _name, phone: _phone, consent: _consent, ...unknown } = await dictated()
    const sent = await sendDutyForm(dispatcher, 'phone-claims', unknown)
    expect(sent).toMatchObject({ status: 200, errors: {} })
    const id = getDone(sent)
    claims.push(id)
    const { rows } = await database.query('SELECT author_name, author_phone, author_email FROM claims WHERE id = $1', [
      id,
    ])
    expect(rows).toEqual([{ author_name: null, author_phone: null, author_email: null }])
    const log = await database.query('SELECT subject FROM audit_log WHERE subject LIKE $1', [`Заявка № ${id}:%`])
    expect(log.rows).toEqual([{ subject: `Заявка № ${id}: звонящий не назвался` }])
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  })

  test('is dictated beside what is off at its address and what neighbours reported', async () => {
    const { category_id: category, x, y, address } = await someClaim()
    // away from where other tests report
    const place = `${x - 0.003} ${y}`
    const id = await takeCall({ place })
    const announced = outageWith(mark, { what: 'нет горячей воды', where: 'ул. Портовая, 1–15' })
    const outageId = getDone(await sendDutyForm(dispatcher, 'outages', announced))
    news.push(outageId)
    const read = async (who: Colleague, query: Record<string, string>) => {
      const path = `/cms/desk/phone-hints?${new URLSearchParams(query).toString()}`
      const response = await fetch(at(path), { headers: { authorization: `JWT ${who.token}` } })
      return { status: response.status, hints: (await response.json()) as PhoneHints }
    }
    const { hints } = await read(dispatcher, { address: 'ул. Портовая, 12, у входа', place: '', category: '' })
    expect(hints.outages.map((one) => one.id)).toContain(outageId)
    const short = await read(dispatcher, { address: 'портов 12', place: '', category: '' })
    expect(short.hints.spelled).toBe('улица Портовая, дом 12')
    expect(short.hints.outages.map((one) => one.id)).toContain(outageId)
    const other = await read(dispatcher, { address, place, category: String(category) })
    expect(other.hints.similar).toContainEqual(expect.objectContaining({ id, state: 'На модерации' }))
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
    expect((await moveAtDesk(moderator, id, { action: 'answer', reportText: 'Заменили трубу.' })).status).toBe(200)
    const after = await read(dispatcher, { address, place, category: String(category) })
    expect(after.hints.similar.map((one) => one.id)).not.toContain(id)
    expect((await read(moderator, { address })).status).toBe(403)
  })

  test('with an email its author gets a private link, and needs to confirm nothing', async () => {
    const email = `caller-${mark}@samursk.example`
    const id = await takeCall({ email })
    await runJobs()
    expect((await waitForEmail(email, `Ваша заявка № ${id} принята по телефону`)).text).toContain(
      '/socialcontrolmap/my?key=',
    )
    expect(await listEmails(email, 'Подтвердите')).toEqual([])
  })

  test('tells nobody at the spelt address the caller’s name, and goes to no account with it', async () => {
    const email = `spelt-${mark}@samursk.example`
    const id = await takeCall({ email })
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
    await runJobs()
    const told = await listEmails(email, `№ ${id}`)
    expect(told.length).toBeGreaterThan(1)
    for (const { text } of told) expect(text).not.toContain('Патимат')
    await Resident.unconfirmed({ email })
    const token = keyIn(await waitForEmail(email, 'Вы зарегистрированы'), 'confirm-email')
    expect((await send(confirmEmail, { body: { token } })).status).toBe(200)
    const { rows } = await database.query('SELECT resident_id, author_name FROM claims WHERE id = $1', [id])
    expect(rows).toEqual([{ resident_id: null, author_name: caller.name }])
  })

  test('sent twice with one key is one claim', async () => {
    const key = randomUUID()
    const fields = await dictated({ text: `Повтор ${mark}` })
    const [first, second] = await Promise.all([
      sendDutyForm(dispatcher, 'phone-claims', fields, key),
      sendDutyForm(dispatcher, 'phone-claims', fields, key),
    ])
    claims.push(getDone(first))
    expect(second).toEqual(first)
  })

  test('is refused at each field that is missing or wrong', async () => {
    const empty = await sendDutyForm(dispatcher, 'phone-claims', {})
    expect([empty.status, Object.keys(empty.errors).sort()]).toEqual([400, ['address', 'category', 'text']])
    const unasked = await sendDutyForm(dispatcher, 'phone-claims', { ...caller, text: 'Прорвало' })
    expect(Object.keys(unasked.errors).sort()).toEqual(['address', 'category', 'consent'])
    expect(unasked.errors.consent).toBe(
      'Без согласия заявку не принять: прочитайте вопрос звонящему и отметьте его «да»',
    )
    const wrong = await dictated({ phone: '12', email: 'почта', name: '12' })
    expect(Object.keys((await sendDutyForm(dispatcher, 'phone-claims', wrong)).errors).sort()).toEqual([
      'email',
      'name',
      'phone',
    ])
    const unknown = await sendDutyForm(dispatcher, 'phone-claims', await dictated({ address: 'Ъъъщщ, 999' }))
    expect(unknown.errors).toEqual({
      address: 'Такого адреса в городе не нашлось: выберите из подсказок или поставьте точку на карте',
    })
    const street = await sendDutyForm(dispatcher, 'phone-claims', await dictated({ address: 'улица Портовая' }))
    expect(street.errors).toEqual({
      address: 'Назовите дом. Дома нет — напишите ориентир («у детской площадки») или поставьте точку на карте',
    })
    const beyond = await dictated({ place: '0 0' })
    expect(Object.keys((await sendDutyForm(dispatcher, 'phone-claims', beyond)).errors)).toEqual(['address'])
  })
})

describe('a claim that a dispatcher wrote down', () => {
  const readClaim = async (id: number) =>
    (await database.query('SELECT text, category_id, code::text FROM claims WHERE id = $1', [id])).rows[0]

  test('is corrected by its writer alone, in words and place alone, and what was written first is kept', async () => {
    const id = await takeCall()
    const before = await readClaim(id)
    const another = await createColleague(office, 'dispatcher')
    const correction = { action: 'correct', correctedText: 'Прорвало две трубы', category: '1' }
    expect((await moveAtDesk(another, id, correction)).status).toBe(403)
    await office.remove('staff', another.id)
    expect((await moveAtDesk(dispatcher, id, correction)).status).toBe(200)
    expect(await readClaim(id)).toEqual({ ...before, text: 'Прорвало две трубы' })
    const { rows } = await database.query('SELECT text FROM private_originals WHERE claim_id = $1', [id])
    expect(rows).toEqual([{ text: `Прорвало трубу ${mark}` }])
    const direct = { token: dispatcher.token, body: { text: 'Мимо стола' } }
    expect((await callOffice('PATCH', `/cms/claims/${id}`, direct)).status).toBe(403)
    expect((await moveAtDesk(dispatcher, id, { action: 'publish' })).refused?.path).toBe('action')
    expect((await postAtDesk(dispatcher, `claims/${id}/postponement`, { action: 'postpone' })).status).toBe(403)

    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
    expect((await moveAtDesk(dispatcher, id, { ...correction, correctedText: 'Поздно' })).refused).toEqual({
      path: 'action',
      message: 'Исправить можно только заявку, которая ещё не опубликована',
    })
  })

  test('follows a corrected address, unless the point is near it', async () => {
    const readPlace = async (id: number) =>
      (await database.query('SELECT x::float, y::float FROM claims WHERE id = $1', [id])).rows[0]
    const correct = (id: number, correctedAddress: string) =>
      moveAtDesk(dispatcher, id, { action: 'correct', correctedAddress })
    const id = await takeCall()
    const before = await readPlace(id)
    expect((await correct(id, 'ул. Портовая, 12, у входа')).status).toBe(200)
    expect(await readPlace(id)).toEqual(before)
    expect((await correct(id, 'улица Ковровщиц, дом 40')).status).toBe(200)
    const { x, y } = await readPlace(await takeCall({ address: 'улица Ковровщиц, дом 40' }))
    expect(await readPlace(id)).toEqual({ x, y })
  })

  test('keeps its landmark when its address is corrected', async () => {
    const id = await takeCall({ address: 'ул. Портовая, 12', landmark: 'у детской площадки' })
    const correct = (fields: Record<string, string>) => moveAtDesk(dispatcher, id, { action: 'correct', ...fields })
    const readAddress = async () =>
      (await database.query<{ address: string }>('SELECT address FROM claims WHERE id = $1', [id])).rows[0]?.address
    const landmark = 'у детской площадки'
    expect((await correct({ correctedAddress: 'улица Ковровщиц, дом 40', landmark })).status).toBe(200)
    expect(await readAddress()).toBe('улица Ковровщиц, дом 40, у детской площадки')
    expect((await correct({ correctedAddress: 'улица Ковровщиц, дом 40', landmark: 'у арки' })).status).toBe(200)
    expect(await readAddress()).toBe('улица Ковровщиц, дом 40, у арки')
  })

  test('is withdrawn with a reason that the caller reads', async () => {
    const email = `withdrawn-${mark}@samursk.example`
    const id = await takeCall({ email })
    expect((await moveAtDesk(dispatcher, id, { action: 'withdraw' })).refused?.path).toBe('note')
    expect((await moveAtDesk(moderator, id, { action: 'withdraw', note: 'Снята' })).refused?.path).toBe('action')
    expect((await moveAtDesk(dispatcher, id, { action: 'withdraw', note: 'Воду уже дали.' })).status).toBe(200)
    expect(await readClaim(id)).toMatchObject({ code: '2' })
    const { name } = await office.read('staff', dispatcher.id)
    const { rows } = await database.query('SELECT title, who, note FROM claim_events WHERE claim_id = $1 ORDER BY id', [
      id,
    ])
    expect(rows.at(-1)).toEqual({ title: 'Отозвать', who: name, note: 'Воду уже дали.' })
    await runJobs()
    expect((await waitForEmail(email, `Заявка № ${id} отозвана`)).text).toContain('Воду уже дали.')
  })

  test('is also its writer’s to correct if they are an officer of another department, and nothing more', async () => {
    const { rows } = await database.query<{ id: number }>(
      'SELECT id FROM organizations WHERE id <> (SELECT department_id FROM claim_categories WHERE id = $1) LIMIT 1',
      [(await someClaim()).category_id],
    )
    const department = rows[0]?.id
    const both = await createColleague(office, 'officer', { roles: ['officer', 'dispatcher'], department })
    const sent = await sendDutyForm(both, 'phone-claims', await dictated())
    const id = getDone(sent)
    claims.push(id)
    const corrected = await moveAtDesk(both, id, { action: 'correct', correctedText: 'Прорвало две трубы' })
    expect(corrected.status).toBe(200)
    expect(await readClaim(id)).toMatchObject({ text: 'Прорвало две трубы', code: '5' })
    expect((await moveAtDesk(both, id, { action: 'publish' })).status).toBe(403)
    const other = await takeCall()
    expect((await moveAtDesk(both, other, { action: 'withdraw', note: 'Чужая' })).status).toBe(403)
    expect((await callOffice('GET', `/cms/claims/${id}`, { token: both.token })).status).toBe(404)
    const { rows: own } = await database.query<{ id: number }>('SELECT department_id AS id FROM claims WHERE id = $1', [
      id,
    ])
    await office.update('staff', both.id, { department: own[0]?.id })
    const later = { action: 'postpone', until: hoursFromNow(72).slice(0, 10) }
    expect((await postAtDesk(both, `claims/${id}/postponement`, later)).status).toBe(403)
    await office.update('staff', both.id, { roles: ['officer'] })
    expect((await moveAtDesk(both, id, { action: 'withdraw', note: 'Передумал' })).status).toBe(403)
    expect(await readClaim(id)).toMatchObject({ code: '5' })
    await office.remove('staff', both.id)
  })
})

test('without scripts a refused form leads back to its page', async () => {
  const form = new FormData()
  form.set('text', 'Прорвало')
  const headers = { authorization: `JWT ${dispatcher.token}`, accept: 'text/html' }
  const options = { method: 'POST', headers, body: form, redirect: 'manual' } as const
  const response = await fetch(at('/cms/desk/phone-claims'), options)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/desk/phone'])
})

test('only dispatchers and administrators have these calls', async () => {
  for (const role of roles) {
    const who = await createColleague(office, role)
    const mayCall = role === 'dispatcher' || role === 'administrator'
    const paths = ['phone-claims', 'outages', 'outages/terms', 'outages/corrections']
    for (const path of [...paths, 'outages/2000000000/end', 'outages/2000000000/resume']) {
      const { status } = await sendDutyForm(who, path, {})
      expect([role, path, status !== 401 && status !== 403]).toEqual([role, path, mayCall])
      expect((await sendDutyForm(null, path, {})).status).toBe(401)
    }
    await office.remove('staff', who.id)
  }
})

test('a dispatcher reads claims at the desk, and neither moves them nor meets other business', async () => {
  const id = await reportAs(await Resident.register())
  claims.push(id)
  expect((await moveAtDesk(dispatcher, id, { action: 'publish' })).status).toBe(403)
  expect((await callOffice('GET', `/cms/claims/${id}`, { token: dispatcher.token })).status).toBe(403)
  expect((await postAtDesk(dispatcher, `claims/${id}/notes`, { note: 'Звонили ещё раз' })).status).toBe(200)
  expect((await postAtDesk(dispatcher, 'items/support/1/moves', { action: 'answer' })).status).toBe(404)
  expect((await postAtDesk(dispatcher, 'ideas/1/notes', { note: 'Заметка' })).status).toBe(404)
})
