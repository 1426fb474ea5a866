import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { act, reportAs, someClaim, upload } from '@/e2e/claims/claims'
import type { Office } from '@/e2e/fixtures/office'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { callOffice, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { parseXml, listTexts } from '@/e2e/fixtures/xml-check'
import { confirmClaim } from '@/lib/domains/claims/contract'
import { open311Errors } from '@/lib/contract/open311'
import * as contract from '@/lib/domains/claims/open311/contract'

const ROOT = '/open311/v2'
const key = randomBytes(32).toString('base64url')
const made: number[] = []
let database: Client
let office: Office
let moderator: Colleague
let system: unknown

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  system = (await office.create('systems', { title: `Проба ${key.slice(0, 8)}`, key })).id
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('systems', system)
  await office.remove('staff', moderator.id)
  await database.end()
})

const wrongIds = ['0', '-1', '99999999999999999999', '2147483648', '1.5', '%27%3B--', '%00']
const wrongDates = ['вчера', '2026-13-45', '2026-02-30', '1e99', '%00', '2026-11-01T25:00:00Z']
const wrongLists = ['service_request_id=1,abc', 'service_request_id=-1', 'service_code=%27%3B--', 'service_code=1e99']

const mark = () => `проба${randomBytes(5).toString('hex')}`
const someEmail = () => `sistema-${randomBytes(5).toString('hex')}@samursk.example`

async function ask311(path: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(at(ROOT + path), { headers: someVisitor() })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

/** Sends a message as an outside system does, by the fields of a form. */
async function post(fields: Record<string, string>, format = 'json') {
  const response = await fetch(at(`${ROOT}/requests.${format}`), {
    method: 'POST',
    headers: someVisitor(),
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text() }
}

async function someMessage(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { category_id: theme, x, y, text } = await someClaim(`Проба <b>& "${mark()}"`)
  return {
    api_key: key,
    service_code: String(theme),
    lat: String(y),
    long: String(x),
    description: text,
    email: someEmail(),
    first_name: 'Пётр',
    last_name: 'Тайнов',
    'attribute[agree_with_rules]': 'true',
    ...changes,
  }
}

test('services and their definitions are the same in both formats', async () => {
  const [json, xml] = await Promise.all([ask311('/services.json'), ask311('/services.xml')])
  expect([json.status, json.type, xml.status]).toEqual([200, 'application/json', 200])
  expect(xml.type).toBe('text/xml; charset=utf-8')
  const services = contract.listOpen311Services.answer.parse(JSON.parse(json.text))
  const document = parseXml(xml.text)
  expect(document.name).toBe('services')
  expect(listTexts(document, 'service_name')).toEqual(services.map(({ service_name: name }) => name))
  const code = services[0]?.service_code ?? ''
  const definition = await ask311(`/services/${code}.json`)
  const { attributes } = contract.getOpen311Service.answer.parse(JSON.parse(definition.text))
  expect(attributes.map(({ code: attribute, required }) => [attribute, required])).toEqual([['agree_with_rules', true]])
  const inXml = parseXml((await ask311(`/services/${code}.xml`)).text)
  expect([inXml.name, ...listTexts(inXml, 'key')]).toEqual(['service_definition', 'true'])
})

test('a client that knows only the standard discovers the service', async () => {
  const [json, xml] = await Promise.all(['json', 'xml'].map((format) => fetch(at(`/open311/discovery.${format}`))))
  const { endpoints, ...about } = contract.discoverOpen311.answer.parse(await json?.json())
  expect([about.contact, about.key_service]).toEqual([expect.stringMatching(/http/), expect.stringMatching(/http/)])
  expect(endpoints.map(({ formats }) => formats)).toEqual([['application/json', 'text/xml']])
  const document = parseXml((await xml?.text()) ?? '')
  expect([document.name, ...listTexts(document, 'url')]).toEqual(['discovery', endpoints[0]?.url])
  const { pathname } = new URL(endpoints[0]?.url ?? '')
  expect((await fetch(at(`${pathname}/services.json`))).status).toBe(200)
})

test('every Open311 service has its own keywords', async () => {
  const services = contract.listOpen311Services.answer.parse(JSON.parse((await ask311('/services.json')).text))
  const words = services.map(({ keywords }) => keywords.split(', '))
  expect(words.filter((list) => list.length < 2 || list.some((word) => !/^[^.,;]+$/.test(word)))).toEqual([])
  expect(new Set(words.map(String)).size).toBe(services.length)
})

test('refusals name what is missing and the field, never a place inside it', async () => {
  const said = async (path: string) => open311Errors.parse(JSON.parse((await ask311(path)).text))
  for (const id of ['2000000000', 'abc'])
    expect([await said(`/services/${id}.json`), await said(`/requests/${id}.json`)]).toEqual([
      [{ code: 404, description: 'Такой услуги нет' }],
      [{ code: 404, description: 'Такой заявки нет' }],
    ])
  expect(await said('/tokens/1.json')).toEqual([{ code: 404, description: 'Такого адреса у Open311 здесь нет' }])
  const lists = ['service_request_id=1,abc,x', 'service_code=1&service_code=abc', 'status=open,maybe,perhaps']
  for (const list of lists) {
    const errors = await said(`/requests.json?${list}`)
    expect(errors.map(({ description }) => /^[a-z_]+: [А-ЯЁ][^:]+$/.test(description))).toEqual([true])
  }
  const wrong = await post(await someMessage({ media_url: `/uploads/${'a'.repeat(43)}`, email: 'никто' }))
  const fields = open311Errors.parse(JSON.parse(wrong.text)).map(({ description }) => description.split(':')[0])
  expect(fields.filter((field) => field?.includes('.'))).toEqual([])
})

test('requests are found by number, category, state and moment, and hostile words are harmless', async () => {
  const { category_id: theme } = await someClaim()
  const text = `Яма ]]> <script>alert("1")</script> & ${mark()}`
  const before = new Date(Date.now() - 60_000).toISOString()
  const id = await reportAs(await Resident.register(), { text })
  made.push(id)
  expect((await ask311(`/requests/${id}.xml`)).status).toBe(404)
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(200)
  const one = await ask311(`/requests/${id}.xml`)
  expect(listTexts(parseXml(one.text), 'description')).toEqual([text])
  const numbers = async (query: string) => {
    const list = contract.listOpen311Requests.answer.parse(JSON.parse((await ask311(`/requests.json?${query}`)).text))
    return list.map(({ service_request_id: number }) => Number(number))
  }
  expect(await numbers(`service_request_id=${id},2000000000`)).toEqual([id])
  expect(await numbers(`service_code=${theme}&status=open&start_date=${before}`)).toContain(id)
  expect(await numbers(`status=closed&start_date=${before}`)).not.toContain(id)
  expect(await numbers(`end_date=${before}&service_code=${theme}`)).not.toContain(id)
  expect(
    listTexts(parseXml((await ask311(`/requests.xml?service_request_id=${id}`)).text), 'service_request_id'),
  ).toEqual([String(id)])
})

test('a period is understood as clients write it', async () => {
  const { rows } = await database.query<{ id: number; local: string; utc: string }>(`
    SELECT id, to_char(created_at AT TIME ZONE 'Europe/Moscow', 'YYYY-MM-DD"T"HH24:MI') AS local,
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI') AS utc
    FROM claims WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND code = '4' AND created_at = date_trunc('minute', created_at)
    ORDER BY id LIMIT 1`)
  const [claim] = rows
  if (!claim) throw new Error('В городе нет заявки в работе')
  const { local, utc } = claim
  const found = async (query: string) => {
    const { status, text } = await ask311(`/requests.json?status=open&${query}`)
    expect([query, status]).toEqual([query, 200])
    const list = contract.listOpen311Requests.answer.parse(JSON.parse(text))
    return list.some(({ service_request_id: number }) => Number(number) === claim.id)
  }
  const same = [`${utc}Z`, `${utc}:00Z`, `${utc}:00%2B00:00`, `${local}:00+03:00`, `${local}+03:00`, `${local}%2B0300`]
  const bare = [local, `${local}:00`, local.replace('T', ' '), `${local.toLowerCase()}+03:00`]
  for (const moment of [...same, ...bare]) {
    expect([moment, await found(`start_date=${moment}&end_date=${moment}`)]).toEqual([moment, true])
  }
})

test('updated_datetime follows every public change', async () => {
  const id = await reportAs(await Resident.register(), { text: `Яма ${mark()}` })
  made.push(id)
  const updated = async () => {
    const [request] = contract.listOpen311Requests.answer.parse(JSON.parse((await ask311(`/requests/${id}.json`)).text))
    return new Date(request?.updated_datetime ?? '').getTime()
  }
  const { rows } = await database.query<{ id: number }>('SELECT id FROM organizations WHERE _status = $1 LIMIT 2', [
    'published',
  ])
  const changes = [
    { action: 'publish' },
    { department: rows[0]?.id },
    { department: rows[1]?.id },
    { action: 'take' },
    { action: 'answer', reportText: 'Яму засыпали.' },
    { reportText: 'Яму засыпали щебнем.' },
  ]
  let before = 0
  for (const change of changes) {
    expect((await act(moderator, id, change)).status).toBe(200)
    const after = await updated()
    expect([change, after > before]).toEqual([change, true])
    before = after
  }
})

test('refusals are lists of codes and descriptions in the asked format', async () => {
  const cases = [
    ['/requests/2000000000', 404],
    ['/requests/abc', 404],
    ['/services/2000000000', 404],
    ['/tokens/1', 404],
    ['/requests', 400, '?status=maybe'],
    ...wrongIds.flatMap((id) => [[`/requests/${id}`, 404] as const, [`/services/${id}`, 404] as const]),
    ...wrongDates.flatMap((date) => [
      ['/requests', 400, `?start_date=${date}`] as const,
      ['/requests', 400, `?end_date=${date}`] as const,
    ]),
    ...wrongLists.map((list) => ['/requests', 400, `?${list}`] as const),
  ] as const
  for (const [path, status, query = ''] of cases) {
    const json = await ask311(`${path}.json${query}`)
    expect([path, json.status]).toEqual([path, status])
    const [first] = open311Errors.parse(JSON.parse(json.text))
    expect(first?.code).toBe(status)
    expect(first?.description).toMatch(/[а-яё]/i)
    const document = parseXml((await ask311(`${path}.xml${query}`)).text)
    expect([document.name, listTexts(document, 'code')[0]]).toEqual(['errors', String(status)])
  }
  expect((await fetch(at(`/api${ROOT}/services`))).status).toBe(404)
  const unknown = await fetch(at(`${ROOT}/requests.json`), { method: 'DELETE' })
  expect([unknown.status, unknown.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('an Open311 request becomes a guest’s claim: confirmed by email, moderated, without author', async () => {
  const sent = await someMessage({ media_url: await upload() })
  const { status, text } = await post(sent)
  expect(status).toBe(200)
  const [{ service_request_id: number, service_notice: notice }] = JSON.parse(text) as [contract.Open311Created]
  const id = Number(number)
  made.push(id)
  expect(notice).toBe(`Осталось подтвердить заявку № ${id}: откройте ссылку из письма на вашу почту.`)
  expect((await ask311(`/requests/${id}.json`)).status).toBe(404)
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(403)
  const token = keyIn(await waitForEmail(sent.email ?? '', 'Подтвердите заявку'), 'confirm-claim')
  expect((await send(confirmClaim, { body: { token }, headers: someVisitor() })).status).toBe(200)
  const { status: published, doc } = await act(moderator, id, { action: 'publish' })
  expect([published, doc?.source]).toEqual([200, `Проба ${key.slice(0, 8)}`])
  const answers = [await ask311(`/requests/${id}.json`), await ask311(`/requests/${id}.xml`)].map((one) => one.text)
  expect(answers.join().match(/Тайнов|sistema-|Проба [\w-]{8}/)).toBeNull()
  const [request] = contract.listOpen311Requests.answer.parse(JSON.parse(answers[0] ?? ''))
  expect(request).toMatchObject({ status: 'open', description: sent.description })
  expect(request?.media_url).toMatch(/^https?:\/\/.+\/files\//)
})

test('an address is turned into a point, and a photo’s link is not fetched, as the notice says', async () => {
  const { lat: _lat, long: _long, ...rest } = await someMessage({ media_url: 'https://example.com/a.jpg' })
  const { status, text } = await post({ ...rest, address_string: 'улица Портовая, 12' }, 'xml')
  expect(status).toBe(200)
  const document = parseXml(text)
  expect(document.name).toBe('service_requests')
  made.push(Number(listTexts(document, 'service_request_id')[0]))
  expect(listTexts(document, 'service_notice')[0]).toContain(
    'Снимок не приложен: портал не скачивает файлы с чужих адресов. Загрузите его через UploadFile и передайте полученный адрес.',
  )
  const { rows } = await database.query('SELECT x, y, code FROM claims WHERE id = $1', [made.at(-1)])
  expect(rows[0]).toMatchObject({ code: '5', x: expect.stringMatching(/^4/), y: expect.stringMatching(/^4/) })
})

test('Open311 refuses the same mistakes as the portal’s form, field by field', async () => {
  const message = await someMessage()
  const cases = [
    [{ 'attribute[agree_with_rules]': '' }, 400, 'attribute[agree_with_rules]'],
    [{ email: 'никто' }, 400, 'email'],
    [{ first_name: '', last_name: '' }, 400, 'first_name'],
    [{ description: '   ' }, 400, 'description'],
    [{ lat: '', long: '' }, 400, 'address_string'],
    [{ lat: '95' }, 400, 'lat'],
    [{ lat: '55.75', long: '37.62' }, 400, 'long: Это место за пределами города: выберите точку в городе'],
    [{ service_code: '' }, 400, 'service_code'],
    [{ media_url: `/uploads/${'a'.repeat(43)}` }, 400, 'media_url'],
    [{ service_code: '2000000000' }, 404, ''],
  ] as const
  for (const [changes, status, field] of cases) {
    const response = await post({ ...message, ...changes })
    expect([changes, response.status]).toEqual([changes, status])
    expect(open311Errors.parse(JSON.parse(response.text))[0]?.description.startsWith(field)).toBe(true)
  }
})

test('a key is never shown, does not work once it is switched off, and its messages are counted', async () => {
  const stored = await (await callOffice('GET', `/cms/systems/${String(system)}`, { token: moderator.token })).text()
  expect(stored).not.toContain('Проба')
  const own = await office.read('systems', system)
  expect(own).toMatchObject({ isOn: true, messages: 2 })
  expect(JSON.stringify(own)).not.toMatch(/key/i)
  const { rows } = await database.query('SELECT * FROM private_systems WHERE id = $1', [system])
  expect(JSON.stringify(rows)).not.toContain(key)
  const message = await someMessage()
  for (const wrong of ['', key.slice(1), 'a'.repeat(43)]) {
    expect((await post({ ...message, api_key: wrong })).status).toBe(403)
  }
  await office.update('systems', system, { isOn: false })
  const { status, text } = await post(message)
  expect([status, text]).toEqual([
    403,
    JSON.stringify([{ code: 403, description: 'Нет действующего ключа api_key: его выдаёт администратор портала' }]),
  ])
})
