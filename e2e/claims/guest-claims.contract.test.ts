import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { act, bearer, graph, reportAsGuest, someClaim, upload } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someone, someVisitor } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { withoutAudit } from '@/e2e/fixtures/without-audit'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { confirmClaim, endClaimLinks, getClaimState, getOwnClaim, judgeGuestClaim } from '@/lib/domains/claims/contract'
import type { ClaimState } from '@/lib/domains/claims/shapes'
import { listNotifications } from '@/lib/domains/notifications/contract'
import { confirmEmail, editEmail } from '@/lib/domains/residents/contract'
import { search, suggestSearch } from '@/lib/domains/search/contract'

let database: Client
let office: Office
let moderator: Colleague
const made: number[] = []

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  moderator = await createColleague(office, 'moderator')
})

afterAll(async () => {
  await database.query('DELETE FROM claim_events WHERE claim_id = ANY($1)', [made])
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  await office.remove('staff', moderator.id)
  await database.end()
})

async function sent(email = someone().email) {
  const text = `Яма ${randomBytes(5).toString('hex')}`
  const input = { ...(await someClaim(text)), images: [await upload()], email }
  const { key, stateUrl } = await reportAsGuest(input)
  const { rows } = await database.query<{ id: number }>('SELECT id FROM claims WHERE text = $1', [text])
  const id = rows[0]?.id ?? 0
  made.push(id)
  return { id, email, text, key, link: parseKey(stateUrl) }
}

/** Makes a guest's claim and opens its email. */
async function confirmed(email = someone().email) {
  const claim = await sent(email)
  return { ...claim, second: await open(claim.key) }
}

/** Opens an email's link and returns the key of the private link in its answer. */
async function open(token: string): Promise<string> {
  const response = await send(confirmClaim, { body: { token }, headers: someVisitor() })
  return parseKey(confirmClaim.answer.parse(await response.json()).state_url)
}

const parseKey = (url: string) => new URL(url, 'http://portal').searchParams.get('key') ?? ''

function look(key: string, token?: string) {
  return send(getClaimState, { query: `?key=${key}`, headers: someVisitor(), ...(token && { token }) })
}

async function stateAt(key: string): Promise<ClaimState> {
  return getClaimState.answer.parse(await (await look(key)).json()).claim
}

async function move(id: number, ...bodies: object[]) {
  for (const body of bodies) expect((await act(moderator, id, body)).status).toBe(200)
}

async function readFeed(who: Resident): Promise<number[]> {
  const { feed } = listResidentFeed.answer.parse(await (await who.call(listResidentFeed)).json())
  return feed.data.filter(({ kind }) => kind === 'claim').map(({ id }) => id)
}

const requestClaim = (who: Resident, id: number) => who.call({ ...getOwnClaim, path: `/api/user/claims/${id}` })

/** Opens the newest e-mail that asks to confirm this address. */
async function confirmAddress(email: string) {
  const emails = await eventually(
    () => listEmails(email),
    (all) => all.some(({ text }) => text.includes('#confirm-email=')),
  )
  const message = emails.findLast(({ text }) => text.includes('#confirm-email='))
  if (!message) throw new Error(`Нет письма на ${email}`)
  const response = await send(confirmEmail, { body: { token: keyIn(message, 'confirm-email') } })
  expect(response.status).toBe(200)
}

describe('A private link', () => {
  test("a private link shows the claim's state and nothing about its author", async () => {
    const { id, text, link, key, email } = await sent()
    const response = await look(link)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const said = await response.text()
    expect([email, 'Гостев', 'author'].filter((secret) => said.includes(secret))).toEqual([])
    const first = getClaimState.answer.parse(JSON.parse(said)).claim
    expect(first).toMatchObject({ id, text, code: 5, public_url: null, is_in_cabinet: false })
    expect(first.photos).toEqual([expect.stringMatching(/^\/files\/private\?id=\d+&until=\d+&key=/)])
    expect(first.next).toMatchObject({ title: expect.stringContaining('ссылку из письма'), is_overdue: false })
    const second = await open(key)
    expect(await stateAt(second)).toMatchObject({
      next: { title: expect.stringContaining('На проверке'), until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      steps: [{ title: 'Заявка отправлена' }, { title: 'Почта подтверждена' }],
    })
    expect(await stateAt(link)).toMatchObject({ id })
  })

  test('every email about a claim has a private link to its steps', async () => {
    const { id, link, email } = await confirmed()
    expect((await waitForEmail(email, 'Подтвердите заявку')).text).toContain(`/socialcontrolmap/my?key=${link}`)
    await move(id, { action: 'publish' }, { action: 'take' }, { action: 'answer', reportText: 'Засыпали щебнем.' })
    const state = await stateAt(link)
    expect(state.steps.slice(2).map(({ title }) => title)).toEqual([
      'Опубликована на карте',
      'Взята в работу',
      'Получен ответ',
    ])
    expect(state.steps.at(-1)?.text).toBe('Засыпали щебнем.')
    expect(state).toMatchObject({
      next: { title: expect.stringContaining('решена ли') },
      public_url: `/socialcontrolmap?claim=${id}`,
    })
    const { text } = await waitForEmail(email, `Заявка № ${id} решена`)
    const fresh = /\/socialcontrolmap\/my\?key=([\w-]{43})/.exec(text)?.[1] ?? ''
    expect(fresh).not.toBe(link)
    expect(await stateAt(fresh)).toMatchObject({ id })
  })

  test('a private claim link is stored only as a hash', async () => {
    const { id, link } = await sent()
    const { rows } = await database.query<{ token: Buffer }>(
      'SELECT token FROM private_claim_links WHERE claim_id = $1',
      [id],
    )
    expect(rows.map(({ token }) => token.toString('hex'))).toEqual([createHash('sha256').update(link).digest('hex')])
  })

  test('an invented private link shows nothing', async () => {
    const resident = await Resident.register()
    const { id } = await confirmed()
    for (const wrong of ['a'.repeat(43), String(id), 'x'])
      for (const token of [undefined, resident.token, moderator.token]) {
        const response = await look(wrong, token)
        expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
          404,
          'Ссылка на заявку не действует: её закрыли или адрес неполный',
        ])
      }
  })

  test('private links of a claim are revoked together, and the next email has a new one', async () => {
    const { id, email, link, second, key } = await confirmed()
    const other = await confirmed()
    const end = () => send(endClaimLinks, { body: { key: second }, headers: someVisitor() })
    expect(endClaimLinks.answer.parse(await (await end()).json()).message).toBe(
      'Ссылки на заявку закрыты. Новая придёт со следующим письмом о ней.',
    )
    expect([(await look(link)).status, (await look(second)).status, (await end()).status]).toEqual([404, 404, 404])
    // the email that confirmed the claim gives out no other link either
    expect((await send(confirmClaim, { body: { token: key }, headers: someVisitor() })).status).toBe(422)
    expect((await look(other.link)).status).toBe(200)
    await move(id, { action: 'refuse', note: 'Это двор дома' })
    const { text } = await waitForEmail(email, `Заявка № ${id} отклонена`)
    const state = await stateAt(/\/socialcontrolmap\/my\?key=([\w-]{43})/.exec(text)?.[1] ?? '')
    expect(state).toMatchObject({ code: 2, next: null, public_url: null })
    expect(state.steps.at(-1)).toMatchObject({ title: 'Отклонена', text: 'Это двор дома' })
  })

  test('the private link of a merged claim names the remaining claim', async () => {
    const own = await confirmed()
    const stays = await confirmed()
    for (const { id } of [own, stays]) await move(id, { action: 'publish' })
    await move(own.id, { action: 'merge', mergedInto: stays.id })
    const merged = await waitForEmail(own.email, `Заявка № ${own.id} объединена с № ${stays.id}`)
    await move(stays.id, { action: 'take' })
    const followed = await waitForEmail(own.email, `Заявка № ${stays.id} взята`)
    const fresh = [merged, followed].map(({ text }) => /\/socialcontrolmap\/my\?key=([\w-]{43})/.exec(text)?.[1] ?? '')
    expect(new Set([own.link, ...fresh]).size).toBe(3)
    for (const link of [own.link, ...fresh]) {
      const state = await stateAt(link)
      expect(state).toMatchObject({
        id: own.id,
        merged_into: stays.id,
        public_url: `/socialcontrolmap?claim=${stays.id}`,
      })
      expect(state.steps.at(-1)?.title).toBe(`Объединена с заявкой № ${stays.id}`)
      expect(state.next?.title).toContain(`№ ${stays.id}`)
    }
    expect(await stateAt(stays.link)).toMatchObject({ id: stays.id, merged_into: null })
  })

  test('is revoked in one transaction with the row of the audit log', async () => {
    const { link } = await confirmed()
    const headers = someVisitor()
    await withoutAudit(database, headers, async () => {
      expect((await send(endClaimLinks, { body: { key: link }, headers })).status).toBe(500)
    })
    expect((await look(link)).status).toBe(200)
  })
})

test('thirty claim links an hour can be opened from one address, right or wrong', async () => {
  const { id, key } = await confirmed()
  const headers = someVisitor()
  const attempt = async (token: string) => (await send(confirmClaim, { body: { token }, headers })).status
  for (let count = 0; count < 15; count += 1) expect([await attempt(key), await attempt('wrong')]).toEqual([200, 422])
  expect([await attempt(key), await attempt('wrong')]).toEqual([429, 429])
  const { rows } = await database.query('SELECT 1 FROM private_claim_links WHERE claim_id = $1', [id])
  expect(rows).toHaveLength(1 + 1 + 15)
})

describe('An account', () => {
  test('takes over the claims sent from its address once the address is confirmed, and not before', async () => {
    const claim = await confirmed()
    const waiting = await sent(claim.email)
    const who = await Resident.unconfirmed({ email: claim.email })
    const stranger = await Resident.register()
    expect([await readFeed(who), (await requestClaim(who, claim.id)).status]).toEqual([[], 404])
    await confirmAddress(claim.email)
    expect(await readFeed(who)).toEqual([claim.id])
    const own = getOwnClaim.answer.parse(await (await requestClaim(who, claim.id)).json())
    expect([own.words, own.claim.id]).toEqual(['на проверке', claim.id])
    expect(await (await who.call(listNotifications)).text()).toContain(`/profile#claim-${claim.id}`)
    expect([await readFeed(stranger), (await requestClaim(stranger, claim.id)).status]).toEqual([[], 404])
    const { rows } = await database.query<{ id: number }>(
      "SELECT private_files_id AS id FROM claims_rels WHERE parent_id = $1 AND path = 'sentPhotos'",
      [claim.id],
    )
    const body = { id: rows[0]?.id }
    expect((await who.call(linkPrivateFile, { body })).status).toBe(200)
    expect((await stranger.call(linkPrivateFile, { body })).status).toBe(404)
    expect(await stateAt(claim.link)).toMatchObject({ is_in_cabinet: true })
    // this claim was not confirmed by its own email, so it may be a stranger's; it is taken over when its email is opened
    await open(waiting.key)
    expect((await readFeed(who)).toSorted()).toEqual([claim.id, waiting.id].toSorted())
  })

  test('an account gets the claims of its new address and keeps its own', async () => {
    const who = await Resident.register()
    const before = await confirmed(who.email)
    const after = await confirmed()
    await who.call(editEmail, { body: { email: after.email } })
    expect(await readFeed(who)).toEqual([before.id])
    await confirmAddress(after.email)
    expect((await readFeed(who)).toSorted()).toEqual([before.id, after.id].toSorted())
  })

  test('an account takes over a claim confirmed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const claim = await sent()
      const who = await Resident.unconfirmed({ email: claim.email })
      await Promise.all([open(claim.key), confirmAddress(claim.email)])
      expect(await readFeed(who)).toEqual([claim.id])
    }
  })

  test('does not join its own claim, and follows the one that its claim was merged into', async () => {
    const email = someone().email
    const own = await confirmed(email)
    const merged = await confirmed(email)
    const stays = await confirmed()
    for (const { id } of [own, merged, stays]) await move(id, { action: 'publish' })
    await move(merged.id, { action: 'merge', mergedInto: stays.id })
    const who = await Resident.unconfirmed({ email })
    await graph('mutation($id: ID!) { ClaimJoin(id: $id) { id } }', { id: own.id }, bearer(who))
    await confirmAddress(email)
    const { rows } = await database.query(
      'SELECT claim_id, effective_at IS NOT NULL AS counts FROM private_claim_joins WHERE resident_id = $1',
      [who.id],
    )
    expect(rows).toEqual([{ claim_id: stays.id, counts: true }])
  })

  test('an account can give a verdict by the link of an earlier email', async () => {
    const claim = await confirmed()
    await move(claim.id, { action: 'publish' }, { action: 'take' }, { action: 'answer', reportText: 'Засыпали.' })
    const { text } = await waitForEmail(claim.email, `Заявка № ${claim.id} решена`)
    const key = /#judge-\d+=([\w-]+)/.exec(text)?.[1] ?? ''
    await Resident.unconfirmed({ email: claim.email })
    await confirmAddress(claim.email)
    const body = { id: claim.id, is_accepted: true, key }
    expect((await send(judgeGuestClaim, { body, headers: someVisitor() })).status).toBe(200)
  })
})

test('a search for its number does not find a claim that waits for a moderator', async () => {
  const { id, text } = await confirmed()
  const stranger = await Resident.register()
  for (const words of [String(id), `№ ${id}`])
    for (const { path } of [search, suggestSearch])
      for (const token of [undefined, stranger.token]) {
        const response = await send({ method: 'GET', path }, { query: `?text=${encodeURIComponent(words)}`, token })
        expect(response.status).toBe(200)
        const said = await response.text()
        expect([text, `claim-${id}`, `claim=${id}`].filter((sign) => said.includes(sign))).toEqual([])
      }
})
