import type { Client } from 'pg'
import sharp from 'sharp'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { waitForEmail } from '@/e2e/fixtures/emails'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { callOffice, createColleague } from '@/e2e/fixtures/staff'
import * as cabinet from '@/lib/domains/cabinet/contract'
import { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

test('a message with a picture gets the answer of the specification and is in the queue', async () => {
  const resident = await Resident.register()
  const word = `слово${Date.now()}`
  const picture = await photo('jpeg')
  const response = await resident.call(postTechSupport, { body: form(`  ${word}  `, [picture]) })
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: 'Ваше сообщение успешно отправлено. Спасибо.' },
  ])
  const [row] = await requests(word)
  expect(row).toMatchObject({ message: word, author: 'Пробова Анна Игоревна', email: resident.email, state: 'new' })
  const email = await waitForEmail('', `Обращение в техподдержку № ${row?.id}`)
  // mail is no private place: the number and the link alone
  expect([email.text.includes(word), email.text.includes(resident.email)]).toEqual([false, false])
  expect(email.text).toContain(`/desk/support/${row?.id}`)
})

test('a support picture loses its metadata and is open to its owner and staff only; the audit log says who of them downloaded it', async () => {
  const resident = await Resident.register()
  await resident.call(postTechSupport, { body: form('Снимок', [await photo('jpeg')]) })
  const { rows } = await database.query<{ id: number; filename: string; origin_name: string }>(
    'SELECT id, filename, origin_name FROM private_files WHERE resident_id = $1',
    [resident.id],
  )
  const [file] = rows
  expect(file?.origin_name).toBe('Экран.jpg')
  expect(await storedFiles.head(`private/${file?.filename}`)).not.toBeNull()
  for (const address of [
    `/files/${file?.filename}`,
    `/files/private?id=${file?.id}`,
    `/cms/private-files/file/${file?.filename}`,
  ]) {
    expect([404, 403]).toContain((await fetch(at(address))).status)
  }
  const stranger = await Resident.register()
  expect((await stranger.call(cabinet.linkPrivateFile, { body: { id: file?.id } })).status).toBe(404)
  const { url } = (await (await resident.call(cabinet.linkPrivateFile, { body: { id: file?.id } })).json()) as {
    url: string
  }
  const content = Buffer.from(await (await fetch(at(url))).arrayBuffer())
  expect((await sharp(content).metadata()).exif).toBeUndefined()
  const office = await Office.logIn()
  const moderator = await createColleague(office, 'moderator')
  const editor = await createColleague(office, 'editor')
  const staffPath = `/cms/private-files/file/${file?.filename}`
  expect((await callOffice('GET', staffPath, { token: moderator.token })).status).toBe(200)
  expect((await callOffice('GET', staffPath, { token: moderator.token })).status).toBe(200)
  expect((await callOffice('GET', staffPath, { token: editor.token })).status).toBe(403)
  const { name } = await office.read('staff', moderator.id)
  // once in ten minutes of a session
  expect(await downloads(file?.id)).toEqual([{ kind: 'staff', who: name, result: 'выполнено' }])
  for (const { id } of [moderator, editor]) await office.remove('staff', id)
})

async function downloads(fileId: number | undefined): Promise<object[]> {
  const { rows } = await database.query<object>(
    "SELECT kind, who, result FROM audit_log WHERE action = 'Скачивание' AND subject = $1",
    [`Файл жителя № ${fileId}`],
  )
  return rows
}

test.each<[string, () => Promise<File>, string]>([
  [
    'a text called a picture',
    async () => new File(['просто текст'], 'снимок.png', { type: 'image/png' }),
    'Файл должен быть изображением',
  ],
  [
    'a PDF',
    async () => new File(['%PDF-1.7 …'], 'a.pdf', { type: 'application/pdf' }),
    'Файл должен быть изображением',
  ],
  ['another kind of picture', () => photo('webp'), 'Неверный тип файла'],
  [
    'more than five megabytes',
    async () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg'),
    'Изображение больше 5 МБ',
  ],
])('a support request with %s is refused at its field and nothing is stored', async (_name, make, message) => {
  const resident = await Resident.register()
  const response = await resident.call(postTechSupport, { body: form('Снимок', [await photo('png'), await make()]) })
  const { errors } = (await response.json()) as { errors: Record<string, string[]> }
  expect([response.status, errors]).toEqual([422, { 'documents_arr.1.document': [message] }])
  expect((await database.query('SELECT 1 FROM support_requests WHERE resident_id = $1', [resident.id])).rows).toEqual(
    [],
  )
})

test('an empty message is refused, a guest’s one is accepted, and an invalid token counts as a guest', async () => {
  const headers = someVisitor()
  const empty = await send(postTechSupport, { body: { message: '   ' }, headers })
  expect(((await empty.json()) as { errors: object }).errors).toEqual({ message: ['Поле обязательно для заполнения'] })
  const word = `гость${Date.now()}`
  const response = await send(postTechSupport, {
    body: { message: word, email: 'Gost@samursk.example' },
    token: 'null',
    headers,
  })
  expect(response.status).toBe(200)
  expect(await requests(word)).toMatchObject([{ author: 'Гость', email: 'gost@samursk.example', resident_id: null }])
})

test('only the guest can correct the address of the answer, and only until somebody works on it', async () => {
  const word = `адрес${Date.now()}`
  const headers = someVisitor()
  const sent = { message: word, email: 'gost@maill.example', consents: ['support'] }
  const response = await send(postTechSupport, { body: sent, headers })
  const { answer_key: key } = postTechSupport.answer.parse(await response.json())
  const [row] = await requests(word)
  const mend = async (answerKey: string | undefined, email: string) => {
    const mended = await send(correctSupportEmail, { body: { answer_key: answerKey, email }, headers })
    return [mended.status, await mended.json()] as const
  }
  const refused = {
    message: 'Проверьте, правильно ли заполнены поля',
    errors: { email: ['Этот адрес уже не исправить: на сообщение отвечают. Напишите ещё раз'] },
  }
  for (const strange of [`${row?.id}.${'a'.repeat(43)}`, `${Number(row?.id) + 1}.${key?.split('.')[1]}`, 'x'])
    expect(await mend(strange, 'thief@samursk.example')).toEqual([422, refused])
  const email = 'gost@mail.example'
  expect(await mend(key, email)).toEqual([200, { message: `Ответим на ${email}` }])
  expect(await requests(word)).toMatchObject([{ email }])
  const { rows } = await database.query('SELECT 1 FROM resident_consents WHERE contact = $1', [email])
  expect(rows).toHaveLength(1)
  await database.query("UPDATE support_requests SET state = 'working' WHERE id = $1", [row?.id])
  expect(await mend(key, 'late@samursk.example')).toEqual([422, refused])
})

test('the address of one message can be changed three times an hour, by one visitor ten times a day', async () => {
  const sendForKey = async (headers: Record<string, string>) => {
    const body = { message: 'Адрес', email: 'gost@samursk.example', consents: ['support'] }
    return postTechSupport.answer.parse(await (await send(postTechSupport, { body, headers })).json()).answer_key
  }
  const mend = async (key: string | undefined, headers = someVisitor()) => {
    const body = { answer_key: key, email: 'gost@samursk.example' }
    return (await send(correctSupportEmail, { body, headers })).status
  }
  const key = await sendForKey(someVisitor())
  expect([await mend(key), await mend(key), await mend(key), await mend(key)]).toEqual([200, 200, 200, 429])
  const visitor = someVisitor()
  const statuses: number[] = []
  for (let message = 0; message < 4; message += 1) {
    const other = await sendForKey(someVisitor())
    for (let count = 0; count < 3; count += 1) statuses.push(await mend(other, visitor))
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
})

test('five messages an hour are accepted, and twenty repeats with one key count as one', async () => {
  const resident = await Resident.register()
  const word = `повтор${Date.now()}`
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const repeats = await Promise.all(
    Array.from({ length: 20 }, () => resident.call(postTechSupport, { body: { message: word }, headers })),
  )
  expect(repeats.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await requests(word)).toHaveLength(1)
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await resident.call(postTechSupport, { body: { message: word } })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

async function requests(message: string) {
  const { rows } = await database.query<{ id: number; message: string }>(
    'SELECT id, message, author, email, resident_id, state FROM support_requests WHERE message = $1',
    [message],
  )
  return rows
}

function form(message: string, files: File[]): FormData {
  const data = new FormData()
  data.set('message', message)
  data.append('consents[0]', 'support')
  for (const [index, file] of files.entries()) {
    data.set(`documents_arr[${index}][title]`, 'Экран.exe')
    data.set(`documents_arr[${index}][document]`, file)
    data.set(`documents_arr[${index}][position]`, String(index))
  }
  return data
}

async function photo(format: 'jpeg' | 'png' | 'webp'): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
  const content = await picture
    .withExif({ IFD0: { Copyright: 'Место съёмки' } })
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(content)], `photo.${format}`, { type: `image/${format}` })
}
