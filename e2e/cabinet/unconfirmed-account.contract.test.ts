import { act as actOnClaim, bearer, graph, reportAs } from '@/e2e/claims/claims'
import { finishedDays, moveDays, one, vote } from '@/e2e/discussions/discussions'
import { ballots, ideaGraph, voteForIdea } from '@/e2e/ideas/ideas'
import { keyIn, waitForEmail, listEmails } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { callOffice } from '@/e2e/fixtures/staff'
import { buildExample } from '@/e2e/fixtures/examples'
import { confirm, officeSurfaces, placesWith, totals } from '@/e2e/cabinet/unconfirmed-actions'
import { UnconfirmedAccountFixture } from '@/e2e/cabinet/unconfirmed-account'
import { postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { listNotifications } from '@/lib/domains/notifications/contract'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { editEmail, requestRestore, resetPassword } from '@/lib/domains/residents/contract'
import { WAITING_DAYS } from '@/lib/domains/residents/rules'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'

const DAY_MS = 86_400_000

let fixture: UnconfirmedAccountFixture

beforeAll(async () => {
  fixture = await UnconfirmedAccountFixture.open()
})

afterAll(() => fixture.close())

const countRows = async (table: string, who: Resident) =>
  (
    await fixture.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${table} WHERE resident_id = $1`,
      [who.id],
    )
  ).rows[0]?.total

/** Sets another password by the emailed link and logs in with it. */
async function reset(who: Resident): Promise<void> {
  await send(requestRestore, { body: { email: who.email } })
  const token = keyIn(await waitForEmail(who.email, 'Новый пароль'), 'reset')
  const password = 'Другой-пароль-2'
  const response = await send(resetPassword, { body: { token, password, password_confirmation: password } })
  expect(response.status).toBe(200)
  who.token = (await who.logIn(password)) ?? ''
}

describe('What an account does before its address is confirmed', () => {
  test('the author of unconfirmed content sees when it will be deleted', async () => {
    const { who, places } = await fixture.account()
    const { feed } = listResidentFeed.answer.parse(await (await who.call(listResidentFeed)).json())
    expect(feed.data).toHaveLength(5)
    expect(feed.data.filter(({ state }) => !state.includes('Ждёт подтверждения почты'))).toEqual([])
    const own = await one(places.discussion, who)
    expect([own?.my_vote?.number, own?.totals]).toEqual([2, null])
    const { data } = await ideaGraph(
      `{ OneIdea(id: ${places.idea.id}) { vote_like_count auth_vote { like is_waiting } } }`,
      {},
      who,
    )
    expect(data?.OneIdea).toEqual({ vote_like_count: 0, auth_vote: { like: true, is_waiting: true } })
    const { waiting_until: until } = await who.user()
    const days = (Date.parse(until ?? '') - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(WAITING_DAYS - 1)
    expect(days).toBeLessThanOrEqual(WAITING_DAYS)
    expect((await confirm(who)).effects).toEqual([
      expect.stringMatching(/^Заявка № \d+ передана модератору\.$/),
      `Вы присоединились к заявке № ${places.claim}.`,
      expect.stringMatching(/^Ваш голос № 2 в обсуждении «.+» учтён\.$/),
      expect.stringMatching(/^Идея «.+» передана модератору\.$/),
      `Ваш голос об идее «${places.idea.title}» учтён.`,
    ])
    expect((await who.user()).waiting_until).toBeNull()
  })

  test('what a stranger did with an address waits for its owner after a password reset', async () => {
    const { who, places } = await fixture.account()
    expect((await totals(places, fixture.neighbour)).likes).toBe(0)
    await reset(who)
    expect(await who.user()).toMatchObject({ email: who.email, email_confirmed: false })
    expect((await totals(places, fixture.neighbour)).likes).toBe(0)
    expect((await confirm(who)).effects).toHaveLength(5)
    expect((await totals(places, fixture.neighbour)).likes).toBe(1)
  })

  test('a password reset confirms the address of an account that has done nothing', async () => {
    const who = await Resident.unconfirmed()
    await reset(who)
    expect(await who.user()).toMatchObject({ email: who.email, email_confirmed: true })
  })

  test('a vote confirmed after its stage does not count, and the author is notified', async () => {
    const { who, sign, places } = await fixture.account()
    await moveDays(fixture.database, places.discussion, finishedDays)
    // these papers are made while the account waits
    const papers = await officeSurfaces(fixture.staff.organizer, places)
    expect(papers[`/cms/discussions/${places.discussion}/papers/protocol.html`]).toContain('Согласны')
    expect(placesWith(sign, papers)).toEqual([])
    await fixture.database.query(`UPDATE ideas SET code = '4' WHERE id = $1`, [places.idea.id])
    await fixture.database.query(`UPDATE claims SET code = '3' WHERE id = $1`, [places.claim])
    const { effects } = await confirm(who)
    expect(effects.filter((text) => /не учтён|не присоединились/.test(text))).toHaveLength(3)
    for (const table of ['private_discussion_votes', 'private_idea_votes', 'private_claim_joins']) {
      expect([table, await countRows(table, who)]).toEqual([table, 0])
    }
    const bell = await (await who.call(listNotifications)).text()
    expect(bell.match(/не учтён|не присоединились/g)).toHaveLength(3)
    expect((await waitForEmail(who.email, 'Не учтено: Заявка')).text).toContain('не присоединились')
    const late = await eventually(
      () => listEmails(who.email, 'Не учтено'),
      ({ length }) => length === 3,
    )
    expect(late).toHaveLength(3)
  })

  test('an unconfirmed vote keeps its number in the register', async () => {
    const { who, places } = await fixture.account()
    await fixture.database.query('DELETE FROM private_discussion_votes WHERE resident_id = $1', [who.id])
    const next = await Resident.register()
    await vote(places.discussion, next, 1)
    expect((await one(places.discussion, next))?.my_vote?.number).toBe(3)
  })

  test('unconfirmed content is deleted after thirty days and named to its author', async () => {
    const { who, made, places } = await fixture.account()
    const long = `created_at = created_at - interval '${WAITING_DAYS} days'`
    await fixture.database.query(`UPDATE claims SET ${long} WHERE id = $1`, [made.claim])
    await fixture.database.query(`UPDATE ideas SET ${long} WHERE id = $1`, [made.idea.id])
    await fixture.database.query(`UPDATE private_discussion_votes SET ${long} WHERE resident_id = $1`, [who.id])
    const bell = async () => (await who.call(listNotifications)).text()
    expect(await eventually(bell, (text) => text.includes('Неподтверждённое удалено'), 80_000)).toContain(
      `№ ${made.claim}`,
    )
    expect(await countRows('claims', who)).toBe(0)
    expect(await countRows('ideas', who)).toBe(0)
    expect(await countRows('private_discussion_votes', who)).toBe(0)
    // newer things keep waiting
    expect(await countRows('private_idea_votes', who)).toBe(1)
    expect((await totals(places, fixture.neighbour)).likes).toBe(0)
  }, 120_000)
})

describe('A confirmation at the same moment', () => {
  test('a confirmation concurrent with votes, a join and an idea leaves nothing waiting', async () => {
    const who = await Resident.unconfirmed()
    const places = [await fixture.somePlaces(), await fixture.somePlaces(), await fixture.somePlaces()]
    await waitForEmail(who.email, 'Вы зарегистрированы')
    const deeds = places.flatMap(({ claim, idea, discussion }) => [
      vote(discussion, who, 1),
      voteForIdea(who, idea.id, ballots.like),
      graph('mutation($id: ID!) { ClaimJoin(id: $id) { id } }', { id: claim }, bearer(who)),
    ])
    await Promise.all([...deeds, confirm(who), reportAs(who).then((id) => fixture.claims.push(id))])
    const { rows } = await fixture.database.query(
      `SELECT (SELECT count(*) FILTER (WHERE effective_at IS NULL) FROM private_discussion_votes WHERE resident_id = $1)
         + (SELECT count(*) FILTER (WHERE effective_at IS NULL) FROM private_idea_votes WHERE resident_id = $1)
         + (SELECT count(*) FILTER (WHERE effective_at IS NULL) FROM private_claim_joins WHERE resident_id = $1)
         + (SELECT count(*) FILTER (WHERE confirmed_at IS NULL) FROM claims WHERE resident_id = $1) AS waiting,
       (SELECT count(*) FROM private_discussion_votes WHERE resident_id = $1) AS votes`,
      [who.id],
    )
    expect(rows).toEqual([{ waiting: '0', votes: '3' }])
  })

  test('concurrent confirmations of voters in the same discussions do not deadlock', async () => {
    const places = [await fixture.somePlaces(), await fixture.somePlaces()]
    const voters = await Promise.all(Array.from({ length: 6 }, () => Resident.unconfirmed()))
    for (const [index, who] of voters.entries()) {
      const order = index % 2 === 0 ? places : [...places].reverse()
      for (const { idea, discussion } of order) {
        await vote(discussion, who, 1)
        await voteForIdea(who, idea.id, ballots.like)
      }
    }
    const answers = await Promise.all(voters.map((who) => confirm(who)))
    expect(answers.map(({ message }) => message)).toEqual(voters.map(() => 'Электронная почта подтверждена'))
    for (const place of places) expect((await totals(place, fixture.neighbour)).likes).toBe(voters.length)
  })
})

test('the counter of residents counts those whose address is confirmed', async () => {
  await Resident.unconfirmed()
  const counted = async () => {
    const { rows } = await fixture.database.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM residents WHERE email_confirmed_at IS NOT NULL',
    )
    return [(await graph('{ UsersCount }')).data?.UsersCount, rows[0]?.total]
  }
  const [shown, confirmed] = await eventually(counted, ([one, other]) => one === other)
  expect(shown).toBe(confirmed)
})

test('the clerk sees at an appeal and at a support request that the address is not confirmed', async () => {
  const who = await Resident.unconfirmed()
  await fixture.database.query(
    `INSERT INTO support_requests (message, author, resident_id) VALUES ('Проба', 'Проба', $1)`,
    [who.id],
  )
  const { rows } = await fixture.database.query<{ id: number }>(
    'SELECT id FROM support_requests WHERE resident_id = $1',
    [who.id],
  )
  const state = async () => {
    const response = await callOffice('GET', `/cms/support-requests/${rows[0]?.id}`, {
      token: fixture.staff.moderator.token,
    })
    return ((await response.json()) as { emailState?: string | null }).emailState ?? null
  }
  expect(await state()).toBe('Почта не подтверждена')
  await confirm(who)
  expect(await state()).toBeNull()
})

test('emails that are still queued follow an account to its new address, but for those that the old one needs', async () => {
  const who = await Resident.register()
  const sent = await who.call(postOfficialAppeal, await buildExample('postOfficialAppeal', who))
  const { appeal } = postOfficialAppeal.answer.parse(await sent.json())
  const following = ['claim-step', 'idea-step', 'news', 'support-answer', 'reception-booked', `appeal ${appeal.id}`]
  const staying = ['support-request', 'password-changed', 'email-change-asked', 'reception-confirm', 'appeal 0']
  await fixture.database.query(
    `INSERT INTO ${EMAILS_TABLE} (recipient, kind, about, subject, text, html, message_id)
      SELECT $1, replace(name, ' ', '-'), name, name, '', '', 'of this test' FROM unnest($2::text[]) name`,
    [who.email.toUpperCase(), [...following, ...staying]],
  )
  const email = `new-${who.email}`
  await who.call(editEmail, { body: { email } })
  await confirm({ email }, 'Подтвердите новый адрес')
  const { rows } = await fixture.database.query<{ name: string; recipient: string }>(
    `DELETE FROM ${EMAILS_TABLE} WHERE message_id = 'of this test' RETURNING about AS name, recipient`,
  )
  const moved = rows.filter(({ recipient }) => recipient === email).map(({ name }) => name)
  expect(rows).toHaveLength(following.length + staying.length)
  expect(moved.sort()).toEqual(following.sort())
})

test('emails about a claim sent from an older address go to the confirmed one', async () => {
  const who = await Resident.register()
  const claim = await reportAs(who)
  fixture.claims.push(claim)
  const email = `new-${who.email}`
  await who.call(editEmail, { body: { email } })
  await confirm({ email }, 'Подтвердите новый адрес')
  await actOnClaim(fixture.staff.moderator, claim, { action: 'publish' })
  expect((await waitForEmail(email, `Заявка № ${claim}`)).to).toContain(email)
  expect((await listEmails(who.email, `Заявка № ${claim}`)).filter(({ to }) => !to.includes(email))).toEqual([])
})
