import type { Client } from 'pg'
import { getDone, hoursFromNow, outageWith, sendDutyForm } from '@/e2e/desk/duty'
import type { Office } from '@/e2e/fixtures/office'
import { send } from '@/e2e/fixtures/resident'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { listOutages } from '@/lib/domains/outages/contract'
import { getSite } from '@/lib/domains/site/contract'

let database: Client
let office: Office
let dispatcher: Colleague
let moderator: Colleague
let alert: Record<string, unknown>
const news: number[] = []
const mark = Date.now()

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  dispatcher = await createColleague(office, 'dispatcher')
  alert = await office.readGlobal('alert')
  await office.updateGlobal('alert', { enabled: false })
})

afterAll(async () => {
  const { enabled, level, text, link, from, to } = alert
  await office.updateGlobal('alert', { enabled, level, text, link, from, to })
  for (const id of news) await office.remove('news', id)
  for (const { id } of [moderator, dispatcher]) await office.remove('staff', id)
  await database.end()
})

const outage = (changes: Record<string, string> = {}) => outageWith(mark, changes)

async function announce(changes: Record<string, string> = {}): Promise<number> {
  const sent = await sendDutyForm(dispatcher, 'outages', outage(changes))
  expect(sent).toMatchObject({ status: 200, errors: {} })
  news.push(getDone(sent))
  return getDone(sent)
}

interface ShownAlert {
  text: string
  to: string | null
}

async function readWarnings(): Promise<ShownAlert[]> {
  const { alert: first, more_alerts: more } = getSite.answer.parse(await (await send(getSite)).json())
  return first ? [first, ...more] : []
}

const readAlert = async () => (await readWarnings())[0] ?? null
const readAlerts = async () => (await readWarnings()).map(({ text }) => text)

async function readOutages(address?: string) {
  const query = address ? `?${new URLSearchParams({ address }).toString()}` : ''
  return listOutages.answer.parse(await (await send(listOutages, { query })).json()).outages
}

async function readMessage(id: number) {
  const response = await send({ method: 'GET', path: `/api/news/${id}` })
  return (
    (await response.json()) as {
      news: { title: string; lead: string; starts_at: string; expires_at: string; body: string }
    }
  ).news
}

describe('an outage', () => {
  test('is a message with its term, and ends by one press', async () => {
    const id = await announce({ where: `ул. Садовая, 1–15, , проба ${mark}, ` })
    const shown = await readMessage(id)
    expect(shown.title).toBe(`Нет холодной воды: ул. Садовая, 1–15, проба ${mark}`)
    expect(shown.lead).toContain('Отвечает: Водоканал')
    expect(Date.parse(shown.expires_at)).toBeGreaterThan(Date.now())
    expect(await readAlert()).toBeNull()
    expect((await sendDutyForm(dispatcher, `outages/${id}/end`, {})).status).toBe(200)
    const ended = await readMessage(id)
    expect(Date.parse(ended.expires_at)).toBeLessThanOrEqual(Date.now())
    expect(ended.lead).toMatch(/^Закончилось/)
    // a second press changes nothing
    expect((await sendDutyForm(dispatcher, `outages/${id}/end`, {})).status).toBe(200)
    expect((await readMessage(id)).lead).toBe(ended.lead)
  })

  test('shows its warning on every page until it ends', async () => {
    const id = await announce({ hasBanner: 'on' })
    expect((await readAlert())?.text).toContain('Нет холодной воды: ул. Садовая')
    // an editor corrects the words of the address
    await office.update('news', id, { slug: `voda-${mark}`, _status: 'published' })
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    expect(await readAlert()).toBeNull()
  })

  test('of an emergency is not blocked by an older warning: the newest stands first, the others behind it', async () => {
    const water = await announce({ hasBanner: 'on', startsAt: hoursFromNow(-2) })
    const light = await announce({ hasBanner: 'on', what: 'нет света' })
    expect(await readAlerts()).toEqual([
      expect.stringContaining('Нет света'),
      expect.stringContaining('Нет холодной воды'),
    ])
    const storm = { enabled: true, level: 'danger', text: 'Шторм.', link: null, from: null, to: null }
    await office.updateGlobal('alert', storm)
    expect((await readAlerts())[0]).toBe('Шторм.')
    for (const id of [water, light]) await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    // the warning of the editors is left alone
    expect(await readAlerts()).toEqual(['Шторм.'])
    await office.updateGlobal('alert', { enabled: false })
  })

  test('gets another end: its page and its warning say so, and its text keeps when that was decided', async () => {
    const id = await announce({ hasBanner: 'on' })
    const change = (endsAt: string, outageId = id) =>
      sendDutyForm(dispatcher, 'outages/terms', { outage: String(outageId), endsAt })
    const later = hoursFromNow(5)
    const earlier = hoursFromNow(2)
    expect((await change(later)).status).toBe(200)
    const prolonged = await readMessage(id)
    expect(prolonged.lead).toMatch(/^Продлено до \d+:\d\d [^.]+\. С \d+:\d\d .+ Отвечает: Водоканал/)
    expect(prolonged.expires_at.slice(0, 16)).toBe(new Date(`${later}+03:00`).toISOString().slice(0, 16))
    expect((await readAlert())?.to).toBe(new Date(`${later}+03:00`).toISOString())

    expect((await change(earlier)).status).toBe(200)
    const shortened = await readMessage(id)
    expect(shortened.lead).toMatch(/^Закончат раньше, до \d+:\d\d [^.]+\. С \d+:\d\d/)
    expect(shortened.body).toMatch(/продлено до .+закончат раньше, до/s)
    const [, term] = /Когда: (с [^<]+)/.exec(shortened.body) ?? []
    expect(shortened.lead).toContain(term?.slice(1))

    expect((await change(earlier)).errors).toEqual({ endsAt: 'Это прежнее окончание: назовите новое' })
    expect(Object.keys((await change(hoursFromNow(-1))).errors)).toEqual(['endsAt'])
    expect((await change(later, 2_000_000_000)).status).toBe(404)
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    expect((await readMessage(id)).lead).toMatch(/^Закончилось в [^.]+\. С \d/)
    expect(await readAlert()).toBeNull()
    // it is off again: another end resumes it
    expect((await change(later)).status).toBe(200)
    expect((await readMessage(id)).lead).toMatch(/^Продлено до [^.]+\. С \d/)
    expect(await readAlert()).not.toBeNull()
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
  })

  test('is corrected in all its fields: page, warning and residents’ list follow, the desk knows who did it', async () => {
    const id = await announce({ hasBanner: 'on' })
    const corrected = outage({
      what: 'нет горячей воды',
      where: `ул. Портовая, 2–20, проба ${mark}`,
      startsAt: hoursFromNow(-2),
      endsAt: hoursFromNow(6),
      responsible: 'Теплосеть, 8 (87200) 2-00-02',
      hasBanner: 'on',
    })
    const correct = (changes: Record<string, string> = {}) =>
      sendDutyForm(dispatcher, 'outages/corrections', { ...corrected, outage: String(id), ...changes })
    expect(await correct()).toMatchObject({ status: 200, errors: {} })
    const shown = await readMessage(id)
    expect(shown.title).toBe(`Нет горячей воды: ул. Портовая, 2–20, проба ${mark}`)
    expect(shown.lead).toMatch(/^Продлено до .+ Отвечает: Теплосеть/)
    expect(shown.body).toMatch(/Где: ул\. Портовая.+исправлено: что отключено, где, начало, кто отвечает/s)
    expect(shown.body).not.toMatch(/Садовая|Водоканал/)
    expect((await readAlert())?.text).toContain('Нет горячей воды: ул. Портовая')
    const listed = (await readOutages()).find((one) => one.id === id)
    expect(listed).toMatchObject({ what: 'нет горячей воды', responsible: corrected.responsible })
    expect(Date.parse(listed?.updated_at ?? '')).toBeGreaterThan(mark)
    expect((await readOutages('Портовая, 8')).map((one) => one.id)).toContain(id)
    expect((await readOutages('Садовая, 8')).map((one) => one.id)).not.toContain(id)
    const history = await database.query(
      'SELECT title, who FROM private_outage_changes WHERE news_id = $1 ORDER BY id',
      [id],
    )
    const { name } = await office.read('staff', dispatcher.id)
    expect(history.rows).toEqual([
      { title: 'Объявлено', who: name },
      { title: expect.stringMatching(/^Исправлено \(что отключено, где, начало, кто отвечает; до/), who: name },
    ])

    expect((await correct()).errors).toEqual({ what: 'Здесь ничего не изменилось: исправьте хотя бы одно поле' })
    expect(Object.keys((await correct({ where: '', endsAt: hoursFromNow(-3) })).errors)).toContain('where')
    expect((await correct({ outage: '2000000000' })).status).toBe(404)
    // a field of day and hour has no seconds: what nobody changed is not told as changed
    await database.query("UPDATE news SET expires_at = expires_at + interval '30 seconds' WHERE id = $1", [id])
    expect((await correct({ what: 'нет воды' })).status).toBe(200)
    const { rows: newest } = await database.query(
      'SELECT title FROM private_outage_changes WHERE news_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    )
    expect(newest).toEqual([{ title: 'Исправлено (что отключено)' }])
    expect((await readMessage(id)).lead).toMatch(/^Обновлено в/)
    expect((await correct()).status).toBe(200)
    const back = await readMessage(id)
    const told = (await readOutages()).find((one) => one.id === id)?.updated_at
    // the warning alone is taken off
    expect((await correct({ hasBanner: '' })).status).toBe(200)
    expect(await readAlert()).toBeNull()
    expect((await readMessage(id)).lead).toBe(back.lead)
    expect((await readOutages()).find((one) => one.id === id)?.updated_at).toBe(told)
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
  })

  test('that is ended before it began is cancelled, and can still be resumed', async () => {
    const startsAt = hoursFromNow(20)
    const id = await announce({ startsAt, endsAt: hoursFromNow(22) })
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    const shown = await readMessage(id)
    expect(shown.lead).toMatch(/^Отменено в/)
    expect(Date.parse(shown.expires_at)).toBeLessThan(Date.parse(shown.starts_at))
    expect((await readOutages()).map((one) => one.id)).not.toContain(id)
    await sendDutyForm(dispatcher, `outages/${id}/resume`, {})
    expect((await readMessage(id)).starts_at).toBe(new Date(`${startsAt}+03:00`).toISOString())
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    const { rows } = await database.query(
      'SELECT title FROM private_outage_changes WHERE news_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    )
    expect(rows).toEqual([{ title: 'Отменено' }])
  })

  test('that was ended by mistake is resumed with its term and its warning', async () => {
    const id = await announce({ hasBanner: 'on' })
    const { expires_at: term } = await readMessage(id)
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    expect(await sendDutyForm(dispatcher, `outages/${id}/resume`, {})).toMatchObject({ status: 200 })
    const shown = await readMessage(id)
    expect(shown).toMatchObject({ expires_at: term, lead: expect.stringMatching(/^Отключение продолжается\. С \d/) })
    expect(await readAlert()).not.toBeNull()
    // a second press changes nothing
    expect((await sendDutyForm(dispatcher, `outages/${id}/resume`, {})).status).toBe(200)
    expect((await readMessage(id)).lead).toBe(shown.lead)
    expect((await sendDutyForm(dispatcher, 'outages/2000000000/resume', {})).status).toBe(404)
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
  })

  test('ends without publishing what an editor has begun, whose draft stays the newest and ends too', async () => {
    const id = await announce()
    await office.update('news', id, { title: 'Набросок редактора', _status: 'draft' }, { draft: true })
    const waits = () =>
      database.query(`SELECT FROM private_approvals WHERE section = 'news' AND document_id = $1`, [id])
    await database.query(`INSERT INTO private_approvals (section, document_id) VALUES ('news', $1)`, [id])
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
    expect((await waits()).rowCount).toBe(1)
    expect((await readMessage(id)).title).toMatch(/^Нет холодной воды/)
    const { rows } = await database.query(
      `SELECT version_title AS title, version__status AS status, version_expires_at <= now() AS ended, version_lead AS lead
       FROM _news_v WHERE parent_id = $1 AND latest`,
      [id],
    )
    expect(rows).toEqual([
      { title: 'Набросок редактора', status: 'draft', ended: true, lead: expect.stringMatching(/^Закончилось/) },
    ])
  })

  test('is refused at each field that is missing, reversed or past', async () => {
    const empty = await sendDutyForm(dispatcher, 'outages', {})
    expect(empty.errors).toEqual({
      what: 'Напишите, что отключено: например, нет холодной воды',
      where: 'Назовите улицы или дома',
      startsAt: 'Укажите день и час',
      endsAt: 'Укажите день и час',
      responsible: 'Назовите службу и её телефон',
    })
    const unreachable = await sendDutyForm(dispatcher, 'outages', outage({ responsible: 'Горводоканал 05' }))
    expect(unreachable.errors.responsible).toMatch(/^Добавьте телефон/)
    const reversed = await sendDutyForm(dispatcher, 'outages', outage({ endsAt: hoursFromNow(-2) }))
    expect(reversed.errors).toEqual({ endsAt: 'Окончание должно быть позже начала' })
    const past = await sendDutyForm(
      dispatcher,
      'outages',
      outage({ startsAt: hoursFromNow(-3), endsAt: hoursFromNow(-2) }),
    )
    expect(past.errors).toEqual({ endsAt: 'Это время уже прошло: назовите, до какого часа не будет' })
  })

  test('on a street that is not on the plan is announced once that is said to be right', async () => {
    const where = 'улица Портовая, 2, ул. Саддовая, 1–15'
    const { anyway: _anyway, ...fields } = outage({ where })
    const refused = await sendDutyForm(dispatcher, 'outages', fields)
    expect(refused.errors.where).toMatch(/^На плане города нет: «ул. Саддовая». Жителям по адресу не подскажем/)
    const id = await announce({ where })
    const correct = (changes: Record<string, string>) =>
      sendDutyForm(dispatcher, 'outages/corrections', { ...fields, outage: String(id), ...changes })
    expect(await correct({ what: 'нет света' })).toMatchObject({ status: 200, errors: {} })
    expect(Object.keys((await correct({ where: 'ул. Саддовая, 2' })).errors)).toContain('where')
    expect(await correct({ where: 'улица Портовая, 2' })).toMatchObject({ status: 200, errors: {} })
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
  })

  test('that is on now is listed before one to come, though it ends later', async () => {
    const tomorrow = await announce({ startsAt: hoursFromNow(20), endsAt: hoursFromNow(22) })
    const soon = await announce({ startsAt: hoursFromNow(10), endsAt: hoursFromNow(30) })
    const now = await announce({ endsAt: hoursFromNow(40) })
    const made = [tomorrow, soon, now]
    const listed = (await readOutages()).map(({ id }) => id)
    expect(listed.filter((id) => made.includes(id))).toEqual([now, soon, tomorrow])
    for (const id of made) await sendDutyForm(dispatcher, `outages/${id}/end`, {})
  })

  test('on a street alone has its full name', async () => {
    const id = await announce({ where: 'Портовая' })
    expect((await readMessage(id)).title).toBe('Нет холодной воды: улица Портовая')
    await sendDutyForm(dispatcher, `outages/${id}/end`, {})
  })

  test('that the duty service did not announce is not its to end', async () => {
    const { rows } = await database.query<{ id: number }>(
      `SELECT id FROM news WHERE type_code = 2 AND _status = 'published'
         AND NOT EXISTS (SELECT 1 FROM private_outages o WHERE o.news_id = news.id) LIMIT 1`,
    )
    expect((await sendDutyForm(dispatcher, `outages/${rows[0]?.id ?? 0}/end`, {})).status).toBe(404)
  })
})
