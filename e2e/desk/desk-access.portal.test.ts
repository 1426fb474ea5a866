import type { Client } from 'pg'
import { act, bearer, reportAs, someClaim, upload } from '@/e2e/claims/claims'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, logIn, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { judgeClaim } from '@/lib/domains/claims/contract'

let database: Client
let office: Office
let moderator: Colleague
let editor: Colleague
let officer: Colleague
let dispatcher: Colleague
let resident: Resident
const made: number[] = []
const secret = `сажень${Date.now()}`
const phone = `+7 (900) ${String(Date.now())
  .slice(-7)
  .replace(/(...)(..)(..)/, '$1-$2-$3')}`

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[editor, officer, dispatcher] = await Promise.all([
    createColleague(office, 'editor'),
    createColleague(office, 'officer'),
    createColleague(office, 'dispatcher'),
  ])
  resident = await Resident.register()
  made.push(await reportAs(resident, { text: secret }), await reportAs(resident, { text: secret }))
  await database.query('UPDATE claims SET author_phone = $2 WHERE id = $1', [made[0], phone])
  expect((await act(moderator, made[1] ?? 0, { action: 'publish' })).status).toBe(200)
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, editor, officer, dispatcher]) await office.remove('staff', id)
  await database.end()
})

const cookie = ({ token }: Colleague) => ({ cookie: `portal-token=${token}`, 'sec-fetch-site': 'same-origin' })
/** The page as HTML, and as the data of a soft navigation. */
const forms: readonly Record<string, string>[] = [{}, { rsc: '1' }]
const listPages = () => [
  '/desk',
  '/desk/queue?view=all',
  `/desk/queue/${made[0]}`,
  `/desk/queue/${made[1]}`,
  '/desk/nothing',
]
/** Lists of the other kinds, and the search, which asks for the secret by its address. */
const otherPages = ['/desk/ideas', '/desk/comments', '/desk/support', `/desk/search?text=${encodeURIComponent(secret)}`]

async function read(path: string, headers: HeadersInit) {
  const asked = await fetch(at(path), { headers, redirect: 'manual' })
  const location = asked.headers.get('location') ?? ''
  // Next sends a soft navigation without the sum of its headers to the address with it
  const response = location.includes('_rsc') ? await fetch(at(location), { headers, redirect: 'manual' }) : asked
  return { response, text: await response.text() }
}

test('the moderator reads every page of the desk, and none of them is kept anywhere', async () => {
  for (const path of listPages().slice(0, -1))
    for (const form of forms) {
      const { response, text } = await read(path, { ...cookie(moderator), ...form })
      expect([path, response.status, text.includes(secret)]).toEqual([
        path,
        200,
        path !== '/desk' || text.includes(secret),
      ])
      expect(response.headers.get('cache-control')).toMatch(/private.*no-store/)
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe-eval')
    }
  for (const path of otherPages) {
    const { response, text } = await read(path, cookie(moderator))
    expect([path, response.status, text.includes(`/desk/queue/${made[0]}?`)]).toEqual([
      path,
      200,
      path.startsWith('/desk/search'),
    ])
    expect(response.headers.get('cache-control')).toMatch(/private.*no-store/)
  }
})

test('a visitor, a resident, another role and an ended session never get a byte of a claim', async () => {
  const ended = await createColleague(office, 'moderator')
  await callOffice('POST', '/cms/staff/logout', { token: ended.token })
  const strangers: Record<string, Record<string, string>> = {
    visitor: {},
    resident: { authorization: `Bearer ${resident.token}` },
    'resident as staff': { authorization: `JWT ${resident.token}` },
    editor: cookie(editor),
    'officer without a department': cookie(officer),
    'ended session': cookie(ended),
    'another site': {
      cookie: `portal-token=${moderator.token}`,
      origin: 'https://other.example',
      'sec-fetch-site': 'cross-site',
    },
  }
  for (const [who, headers] of Object.entries(strangers))
    for (const path of [...listPages(), ...otherPages])
      for (const form of forms) {
        const { response, text } = await read(path, { ...headers, ...form })
        expect([who, path, text.includes(secret)]).toEqual([who, path, false])
        expect(response.headers.get('cache-control')).toMatch(/no-store/)
        expect([who, path, [307, 404].includes(response.status) || /admin\/login|404/.test(text)]).toEqual([
          who,
          path,
          true,
        ])
      }
  await office.remove('staff', ended.id)
})

test('a visitor is led to the login and back', async () => {
  const { response } = await read('/desk/queue?view=overdue', {})
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    '/admin/login?redirect=%2Fdesk%2Fqueue%3Fview%3Doverdue',
  ])
})

test('an officer sees the published claims of the own department alone', async () => {
  const { department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  await office.update('staff', officer.id, { department })
  const { token } = (await (await logIn(officer)).json()) as { token: string }
  const headers = cookie({ ...officer, token })
  expect((await read(`/desk/queue/${made[0]}`, headers)).response.status).toBe(404)
  expect((await read(`/desk/queue/${made[1]}`, headers)).text).toContain(secret)
  const { text } = await read('/desk/queue?view=all', headers)
  expect([text.includes(`/desk/queue/${made[0]}?`), text.includes(`/desk/queue/${made[1]}?`)]).toEqual([false, true])
  for (const path of ['/desk/comments', '/desk/nothing']) {
    const missing = await read(path, headers)
    // Next draws `notFound()` from data, in the browser
    expect([path, missing.response.status]).toEqual([path, 404])
    expect(missing.text).toMatch(/\\"action\\":\\"\/desk\/search\\"/)
  }
  // claims that are not published are no list of an officer
  const { response } = await read('/desk/queue?view=moderation', headers)
  expect([response.status, response.headers.get('location')]).toEqual([307, '/desk/queue?view=all'])
})

test('a dispatcher reads claims of every state and the own pages, and no other business; others have no such pages', async () => {
  const headers = cookie(dispatcher)
  const read200 = ['/desk', '/desk/phone', '/desk/outages', `/desk/queue/${made[0]}`, `/desk/queue/${made[1]}`]
  for (const path of [...read200, ...otherPages]) {
    const { response } = await read(path, headers)
    const isRead = read200.includes(path) || path.startsWith('/desk/search')
    expect([path, response.status]).toEqual([path, isRead ? 200 : 404])
    expect(response.headers.get('cache-control')).toMatch(/private.*no-store/)
  }
  for (const path of ['/desk/phone', '/desk/outages'])
    for (const form of forms) {
      const { text } = await read(path, { ...cookie(moderator), ...form })
      expect([path, /<form[^>]*cms\/desk|phone-claims|cms\/desk\/outages/.test(text)]).toEqual([path, false])
    }
})

test('a dispatcher is told of a photo that is not public yet, and a moderator sees it', async () => {
  const id = await reportAs(resident, { images: [await upload(bearer(resident))] })
  made.push(id)
  const isTold = async (who: Colleague) =>
    /Есть\sснимок:\sего\sвидит\sмодератор/.test((await read(`/desk/queue/${id}`, cookie(who))).text)
  expect([await isTold(dispatcher), await isTold(moderator)]).toEqual([true, false])
})

test('a moderator alone sees the photo of a verdict before it is public; then everybody at the desk does', async () => {
  const { department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  await office.update('staff', officer.id, { department })
  const id = await reportAs(resident)
  made.push(id)
  for (const move of [{ action: 'publish' }, { action: 'take' }, { action: 'answer', reportText: 'Сделано.' }])
    expect((await act(moderator, id, move)).status).toBe(200)
  const verdict = { id, is_accepted: false, user_comment: 'Неубрано', image: await upload(bearer(resident)) }
  expect((await resident.call(judgeClaim, { body: verdict })).status).toBe(200)
  const { sentVerdictPhoto } = await office.read('claims', id, { depth: '0' })
  const others = { officer: (await (await logIn(officer)).json()) as Colleague, dispatcher }
  const listReaders = async (mark: string) => {
    const found: string[] = []
    for (const [who, colleague] of Object.entries({ moderator, ...others }))
      for (const form of forms) {
        const { response, text } = await read(`/desk/queue/${id}`, { ...cookie(colleague), ...form })
        expect([who, response.status, text.includes('Неубрано')]).toEqual([who, 200, true])
        if (text.includes(mark)) found.push(who)
      }
    return [...new Set(found)]
  }
  expect(await listReaders(`/cms/desk/photos/${String(sentVerdictPhoto)}?`)).toEqual(['moderator'])
  const open = async ({ token }: Colleague) =>
    (await callOffice('GET', `/cms/desk/photos/${String(sentVerdictPhoto)}`, { token })).status
  expect([await open(moderator), await open(others.officer), await open(dispatcher)]).toEqual([200, 403, 403])
  expect((await act(moderator, id, { action: 'showPhoto' })).status).toBe(200)
  expect(await listReaders('Снимок автора')).toEqual(['moderator', 'officer', 'dispatcher'])
  // the moderator still opens the original, to hide parts of it
  expect(await listReaders(`/cms/desk/photos/${String(sentVerdictPhoto)}?`)).toEqual(['moderator'])
})

test('a claim is found by its number, with the sign and without, and by the phone and the name of its author', async () => {
  const { rows } = await database.query<{ name: string }>('SELECT author_name AS name FROM claims WHERE id = $1', [
    made[0],
  ])
  const { name = '' } = rows[0] ?? {}
  for (const sought of [String(made[0]), `№ ${made[0]}`, secret, name, phone]) {
    const { text } = await read(`/desk/queue?text=${encodeURIComponent(sought)}`, cookie(moderator))
    expect([sought, text.includes(`/desk/queue/${made[0]}?`)]).toEqual([sought, true])
  }
})

test('contacts of an author are on no page until they are opened, and the log says who opened them', async () => {
  const path = `/desk/queue/${made[1]}`
  expect((await read(path, cookie(moderator))).text).not.toContain(resident.email)
  expect((await read(`${path}?contacts=open`, cookie(moderator))).text).toContain(resident.email)
  const { rows } = await database.query('SELECT 1 FROM audit_log WHERE subject = $1 AND action = $2', [
    `Автор заявки № ${made[1]}`,
    'Просмотр контактов',
  ])
  expect(rows).toHaveLength(1)
})

test('the desk takes no writes at its own address', async () => {
  const response = await fetch(at('/desk/queue'), { method: 'POST', headers: cookie(moderator), body: 'a=b' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
