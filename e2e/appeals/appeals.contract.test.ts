import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { ExpectedTexts } from '@/e2e/fixtures/expected-texts'
import { Office } from '@/e2e/fixtures/office'
import { listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import * as appeals from '@/lib/domains/appeals/contract'
import { extractText } from '@/lib/platform/documents/document-tasks'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'
import { at, eventually } from '@/e2e/fixtures/portal'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'
import { isoDay } from '@/lib/time/dates'
import { addDays } from '@/lib/time/days'

const awaited = new ExpectedTexts()

let author: Resident
let topic: number
let office: Office
let database: Client

beforeAll(async () => {
  // an appeal goes to the clerk at once, even if the address is not confirmed
  ;[author, office, database] = await Promise.all([Resident.unconfirmed(), Office.logIn(), openDatabase()])
  const form = await read(author.call(appeals.getOfficialAppeals))
  expect([form.register_days, form.register_working_days]).toEqual([3, 3])
  topic = (form.topics as { id: number }[])[0]?.id ?? 0
})

afterAll(() => database.end())

test('an appeal gets a number, its days and a receipt, and its author reads every step of the clerk', async () => {
  const sent = await read(author.call(appeals.postOfficialAppeal, { body: await formWithFiles() }))
  const { id, number, received_at: received, receipt_file: receipt } = sent.appeal as appeals.AppealReceipt
  expect(number).toMatch(/^\d{4}-\d{5}$/)
  const paper = await openFile(author, receipt ?? 0)
  const { text: receiptText } = await extractText(Buffer.from(await paper.arrayBuffer()), 'application/pdf')
  expect(receiptText).toMatch(/Приложено\s+1\.\s+дорога\.jpg, \d+\sКБ\s+2\.\s+договор\.pdf, \d+\sБ/)
  expect((await waitForEmail(author.email, number)).text).toMatch(/^Здравствуйте![^]*получено/)

  expect((await office.read('appeals', id)).emailState).toBe('Почта не подтверждена')
  await office.update('appeals', id, { action: 'register' })
  await office.update('appeals', id, { action: 'extend', note: 'Запрошены сведения у подрядчика' })
  await office.update('appeals', id, { action: 'answer', answerKind: 'supported', answerText: 'Дорогу починят в мае.' })

  const { appeal } = (await read(author.call(one(id)))) as unknown as { appeal: appeals.AppealItem }
  expect([appeal.received_at, appeal.events[0]?.created_at]).toEqual([received, received])
  expect(appeal.state).toBe('answered')
  expect(appeal.answer_text).toBe('Дорогу починят в мае.')
  // of the law: thirty days, prolonged by thirty, whatever the hour of the registration
  expect(appeal.answer_by).toBe(addDays(isoDay(appeal.events[1]?.created_at ?? '', env.TIME_ZONE), 60))
  expect(appeal.registration_number).toMatch(/^Ю-\d\d-\d+$/)
  expect(appeal.events.map(({ title }) => title)).toEqual([
    'Получено',
    `Зарегистрировано № ${appeal.registration_number}`,
    'Срок продлён на 30 дней',
    'Дан ответ: поддержано',
  ])
  expect(appeal.files.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf'])
  const told = async () => (await listEmails(author.email, `Обращение № ${number}: `)).map(({ text }) => text).join()
  for (const words of [/^Здравствуйте![^]*Зарегистрировано/, /Срок продлён/, /Дан ответ: поддержано/])
    awaited.note(words, told)
})

describe('the email with the answer', () => {
  const answer = 'Дорогу починят в мае.\n\nРаботы уже заказаны.'

  test('has the whole answer and opens its files', async () => {
    const resident = await Resident.register()
    const id = await sendPlain(resident, resident.email)
    await giveAnswer(id, answer)
    const { text } = await waitForEmail(resident.email, 'дан ответ')
    expect(text).toMatch(/Дан ответ: поддержано\. Спасибо\s+Дорогу починят в мае\.\s+Работы уже заказаны\./)
    expect(text).toContain(`${paths.profile}#appeal-${id}`)
    expect(await (await openEmailedFile(text)).text()).toContain('%PDF')
    expect((await waitForEmail(resident.email, 'зарегистрировано')).text).not.toContain('Дорогу починят')
  })

  test('goes to the last address of an erased account, as did what was not sent before', async () => {
    const resident = await Resident.register()
    const id = await sendPlain(resident, resident.email)
    const elsewhere = await sendPlain(resident, `other-${resident.email}`)
    const moved = `moved-${resident.email}`
    await database.query('UPDATE residents SET email = $1 WHERE id = $2', [moved, resident.id])
    const [waiting, news] = await Promise.all(['appeal-step', 'confirmed-late'].map((kind) => holdEmail(moved, kind)))
    await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [resident.id])
    await eventually(
      async () => (await office.read('appeals', id)).residentId,
      (owner) => owner === null,
    )
    const { rows } = await database.query(`DELETE FROM ${EMAILS_TABLE} WHERE id = ANY($1) RETURNING id`, [
      [waiting, news],
    ])
    expect(rows).toEqual([{ id: waiting }])

    for (const one of [id, elsewhere]) await giveAnswer(one, answer)
    const sent = await waitForEmail(moved, 'дан ответ')
    expect(sent.text).toContain('Работы уже заказаны.')
    expect(sent.text).not.toContain(paths.profile)
    expect((await openEmailedFile(sent.text)).status).toBe(200)
    await waitForEmail(`other-${resident.email}`, 'дан ответ')
    expect((await listEmails(moved, 'дан ответ')).map(({ file }) => file)).toEqual([sent.file])
    expect((await office.read('appeals', id)).email).toBe(moved)
  })

  async function giveAnswer(id: number, answerText: string): Promise<void> {
    const file = await office.upload('private-files', new File([PDF], 'акт.pdf'), {})
    await office.update('appeals', id, { action: 'register' })
    const given = { answerKind: 'supported', answerText, answerFiles: [file.id], note: 'Спасибо' }
    await office.update('appeals', id, { action: 'answer', ...given })
  }

  async function openEmailedFile(text: string): Promise<Response> {
    return fetch(at(/акт\.pdf:\s+\S+(\/files\/private\?\S+)/.exec(text)?.[1] ?? ''))
  }

  async function holdEmail(recipient: string, kind: string): Promise<number | undefined> {
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO ${EMAILS_TABLE} (recipient, kind, subject, text, html, message_id)
       VALUES ($1, $2, 'Ждёт', '', '', $3) RETURNING id`,
      [recipient, kind, randomUUID()],
    )
    return rows[0]?.id
  }
})

test('an appeal whose topic was deleted is named by its number', async () => {
  const resident = await Resident.register()
  const { id: topicId } = await office.create('appeal-topics', { title: `Проба ${randomUUID()}` })
  const number = await sendForNumber(resident, { ...entity(), topic_id: topicId })
  await office.remove('appeal-topics', topicId)
  const { feed } = listResidentFeed.answer.parse(await read(resident.call(listResidentFeed)))
  expect(feed.data.map(({ title }) => title)).toEqual([`№ ${number}`])
})

test('an answered appeal is not registered again, and a step without its reason is refused at the field', async () => {
  const id = await sendPlain(author)
  await expect(office.update('appeals', id, { action: 'extend', note: 'рано' })).rejects.toThrow('400')
  await office.update('appeals', id, { action: 'register' })
  await expect(office.update('appeals', id, { action: 'extend' })).rejects.toThrow('400')
  await office.update('appeals', id, { action: 'leave', note: 'Часть 1 статьи 11' })
  await expect(office.update('appeals', id, { action: 'register' })).rejects.toThrow('400')
  expect((await office.read('appeals', id)).state).toBe('left')
})

test('other residents cannot read an appeal or its files', async () => {
  const id = await sendPlain(author)
  const stranger = await Resident.register()
  expect((await stranger.call(one(id))).status).toBe(404)
  const own = (await read(author.call(one(id)))) as unknown as { appeal: appeals.AppealItem }
  const file = { id: own.appeal.receipt_file }
  expect((await stranger.call(linkPrivateFile, { body: file })).status).toBe(404)
  expect((await fetch(at(`/api/userappeals/${id}`))).status).toBe(401)
})

test.each([
  ['inn', { inn: '7707083894' }, 'Проверьте ИНН: контрольные цифры не сходятся'],
  ['ogrn', { ogrn: '1027700132196' }, 'Проверьте ОГРН: контрольная цифра не сходится'],
  ['text', { text: ' ' }, 'Поле обязательно для заполнения'],
  ['addressee', { addressee: 'Царь' }, 'Такого значения нет'],
  ['postal_address', { answer_delivery: 'post', postal_address: ' ' }, 'Поле обязательно для заполнения'],
  ['consents', { consents: [] }, 'Вы должны нажать на галочку согласия на обработку персональных данных'],
])('an invalid %s of an appeal is reported at its field', async (field, change, message) => {
  const response = await author.call(appeals.postOfficialAppeal, { body: { ...entity(), ...change } })
  expect(response.status).toBe(422)
  expect(((await response.json()) as { errors: Record<string, string[]> }).errors[field]?.[0]).toBe(message)
})

test('an appeal answered by email needs no postal address', async () => {
  const { postal_address: _left, ...body } = entity()
  const response = await author.call(appeals.postOfficialAppeal, { body })
  expect(response.status).toBe(200)
  const { appeal } = (await response.json()) as { appeal: appeals.AppealReceipt }
  expect((await office.read('appeals', appeal.id)).postalAddress ?? null).toBeNull()
})

test('the form of an appeal names everybody in one group', async () => {
  const { addressees, addressee_groups: groups } = appeals.getAppealChoices.answer.parse(
    await (await fetch(at('/api/appealchoices'))).json(),
  )
  expect(groups[0]).toEqual({ title: 'Глава города', addressees: ['Глава города'] })
  expect(groups.flatMap((group) => group.addressees)).toEqual(addressees)
  expect(new Set(addressees).size).toBe(addressees.length)
})

test('a file whose content is not of its type is refused at its own place in the list', async () => {
  const form = asForm({ ...entity(), 'documents_arr[0][document]': new File(['<html>'], 'акт.pdf') })
  const response = await author.call(appeals.postOfficialAppeal, { body: form })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { 'documents_arr.0.document': ['Неверный тип файла'] } })
})

test('numbers are counted by the year: those of another year have a counter of their own', async () => {
  const first = await sendForNumber(author, entity())
  const year = 1999
  await database.query("INSERT INTO private_appeal_numbers (paper, year, last) VALUES ('receipt', $1, 40)", [year])
  const next = await sendForNumber(author, entity())
  const { rows } = await database.query('DELETE FROM private_appeal_numbers WHERE year = $1 RETURNING last', [year])
  expect(rows).toEqual([{ last: 40 }])
  expect([next.slice(0, 5), Number(next.slice(5))]).toEqual([first.slice(0, 5), Number(first.slice(5)) + 1])
})

test('fifty appeals at once have fifty numbers; one key makes one appeal', async () => {
  const writers = await Promise.all(Array.from({ length: 10 }, () => Resident.register()))
  const numbers = await Promise.all(
    writers.flatMap((writer) => Array.from({ length: 5 }, () => sendForNumber(writer, entity()))),
  )
  expect(new Set(numbers).size).toBe(50)

  const [one = author] = writers
  const headers = { 'idempotency-key': 'odin-i-tot-zhe-klyuch' }
  const same = await Promise.all(Array.from({ length: 20 }, () => sendForNumber(one, entity(), headers)))
  expect(new Set(same).size).toBe(1)
  const { appeals: own } = appeals.listUserAppeals.answer.parse(await read(one.call(appeals.listUserAppeals)))
  expect(own.total).toBe(6)
})

test('a repeated address is stored once in the address book', async () => {
  const body = { address: '368999, г. Самурск, ул. Портовая, 12, кв. 4' }
  await author.call(appeals.addPostalAddress, { body })
  const { postal_addresses: kept } = await read(author.call(appeals.addPostalAddress, { body }))
  expect((kept as { address: string }[]).filter(({ address }) => address === body.address)).toHaveLength(1)
})

test('appeal statistics contain no names', async () => {
  const text = await (await fetch(at('/api/appealstatistics'))).text()
  expect(text).not.toContain(author.email)
  expect(appeals.getAppealStatistics.answer.safeParse(JSON.parse(text)).success).toBe(true)
})

test('the terms in the statistics of appeals end with their day in the city, as in the cabinet', async () => {
  const id = await sendPlain(author)
  const count = async (answeredAt: string, answerBy: string) => {
    // moments of the city's clock
    await database.query(
      `UPDATE appeals SET state = 'registered', answered_at = (${answeredAt}) AT TIME ZONE $1,
         answer_by = (${answerBy}) AT TIME ZONE $1 WHERE id = $2`,
      [env.TIME_ZONE, id],
    )
    const figures = appeals.getAppealStatistics.answer.parse(await (await fetch(at('/api/appealstatistics'))).json())
    const { appeal } = (await read(author.call(one(id)))) as unknown as { appeal: appeals.AppealItem }
    return { due: figures.due, onTime: figures.on_time, isOverdue: appeal.is_overdue }
  }
  const midnight = "date_trunc('day', now() AT TIME ZONE $1)"
  const before = await count('NULL::timestamp', `${midnight} + interval '9 days'`)
  const { due, onTime } = before
  expect(await count('NULL::timestamp', midnight)).toEqual(before)
  expect(await count('NULL::timestamp', `${midnight} - interval '1 second'`)).toEqual({
    due: due + 1,
    onTime,
    isOverdue: true,
  })
  const lastMinute = `${midnight} + interval '23 hours 59 minutes'`
  expect(await count(lastMinute, midnight)).toMatchObject({ due: due + 1, onTime: onTime + 1 })
  expect(await count(`${midnight} + interval '1 day'`, lastMinute)).toMatchObject({ due: due + 1, onTime })
})

test('the author of an appeal gets an email about every step', async () => {
  expect(await awaited.missing()).toEqual([])
})

function entity() {
  return {
    legal_type: appeals.LEGAL_TYPES.entity,
    organization: 'ООО «Проба»',
    inn: '7707083893',
    ogrn: '1027700132195',
    legal_address: 'г. Самурск, ул. Портовая, 12',
    representative: 'Пробова Анна Игоревна, директор',
    email: author.email,
    postal_address: '368999, г. Самурск, ул. Портовая, 12',
    addressee: 'Глава города',
    topic_id: topic,
    text: 'Просим починить дорогу к складу.',
    answer_delivery: 'email',
    consents: ['appeal'],
  }
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

async function formWithFiles(): Promise<FormData> {
  const photo = new File([new Uint8Array(await phonePhoto('проба'))], 'дорога.jpg', { type: 'image/jpeg' })
  const pdf = new File([PDF], 'договор.pdf')
  const files = [photo, pdf].flatMap((file, index) => [
    [`documents_arr[${index}][document]`, file],
    [`documents_arr[${index}][position]`, String(index)],
  ])
  return asForm({ ...entity(), ...Object.fromEntries(files) })
}

function asForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value)
    else form.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return form
}

async function sendPlain(resident: Resident, email = author.email): Promise<number> {
  const { appeal } = await read(resident.call(appeals.postOfficialAppeal, { body: { ...entity(), email } }))
  return (appeal as appeals.AppealReceipt).id
}

async function sendForNumber(
  resident: Resident,
  body: object,
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
): Promise<string> {
  const response = await resident.call(appeals.postOfficialAppeal, { body, headers })
  // fifty calls at once may wait too long for a connection; a repeat with the same key finds the same appeal
  if (response.status === 503) return sendForNumber(resident, body, headers)
  const { appeal } = await read(Promise.resolve(response))
  return (appeal as appeals.AppealReceipt).number
}

async function openFile(resident: Resident, id: number): Promise<Response> {
  const { url } = await read(resident.call(linkPrivateFile, { body: { id } }))
  return fetch(at(String(url)))
}

function one(id: number) {
  return { method: 'GET', path: `/api/userappeals/${id}` } as const
}

async function read(asked: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await asked
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
