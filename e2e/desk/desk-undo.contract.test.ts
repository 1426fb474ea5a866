import type { Client } from 'pg'
import { bearer, reportAs, someClaim, upload } from '@/e2e/claims/claims'
import { readPublicApi } from '@/e2e/claims/claim-visibility'
import {
  askSupport,
  moveAtDesk,
  moveItem,
  moveMany,
  passUndoTime,
  postAtDesk,
  setUndoSeconds,
  type MoveResult,
} from '@/e2e/desk/desk'
import { listEmails } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { blockStaff, callOffice, createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { LEFT_PHOTO } from '@/lib/domains/desk/rules'
import { postTechSupport } from '@/lib/domains/support/contract'

const MINUTES = 600
let database: Client
let office: Office
let moderator: Colleague
let colleague: Colleague
let officer: Colleague
let author: Resident
const made: number[] = []
const word = `набрано${Date.now()}`

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[officer, colleague] = await Promise.all([createColleague(office, 'officer'), createColleague(office, 'moderator')])
  const { department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  await office.update('staff', officer.id, { department })
})

beforeEach(async () => {
  await setUndoSeconds(MINUTES)
  author = await Resident.register()
})

afterAll(async () => {
  await setUndoSeconds(0)
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, officer, colleague]) await office.remove('staff', id)
  await database.end()
})

async function report(changes: object = {}, who = author): Promise<number> {
  const id = await reportAs(who, changes)
  made.push(id)
  return id
}

async function published(who = author): Promise<number> {
  const id = await report({}, who)
  await setUndoSeconds(0)
  expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  await setUndoSeconds(MINUTES)
  return id
}

async function carryOut(): Promise<void> {
  await passUndoTime(database)
  await runJobs()
}

const readCode = async (id: number) =>
  (await database.query<{ code: string }>('SELECT code FROM claims WHERE id = $1', [id])).rows[0]?.code
const readPress = ({ next = '' }: Pick<MoveResult, 'next'>) =>
  new URL(next, 'http://desk').searchParams.get('undo') ?? ''
const listDrafts = async (id: number) =>
  (await database.query<{ text: string }>('SELECT text FROM private_answer_drafts WHERE claim_id = $1', [id])).rows
const listMoves = async (id: number) =>
  (await database.query<{ refusal: string | null }>('SELECT refusal FROM private_desk_moves WHERE claim_id = $1', [id]))
    .rows
const undo = (who: Colleague, press: string) => postAtDesk(who, 'undo', { press })

test('a publication waits, nobody sees it or hears of it, and it comes at its moment', async () => {
  const id = await report({ text: `Яма ${word}` })
  const pressed = await moveAtDesk(moderator, id, { action: 'publish' })
  expect([pressed.status, pressed.next]).toEqual([200, expect.stringContaining(`done=publish-${id}`)])
  await runJobs()
  expect(await readCode(id)).toBe('5')
  for (const [place, text] of Object.entries(await readPublicApi([id], word)))
    expect([place, text.includes(`Яма ${word}`)]).toEqual([place, false])
  expect(await listEmails(author.email, `№ ${id} опубликована`)).toEqual([])
  await carryOut()
  await runJobs()
  expect(await readCode(id)).toBe('1')
  expect(await listEmails(author.email, `№ ${id} опубликована`)).toHaveLength(1)
  expect(await listMoves(id)).toEqual([])
  const late = await undo(moderator, readPress(pressed))
  expect(late.next).toBe('/desk?done=late')
  expect(await readCode(id)).toBe('1')
})

test('what is undone never happened: no history, no file, and a typed answer is a draft', async () => {
  const id = await published()
  const photo = new File([new Uint8Array(await phonePhoto(`отмена ${id}`))], 'после.jpg', { type: 'image/jpeg' })
  const answer = { action: 'answer', reportText: word, photo, sendAnyway: 'on' }
  const { rows: before } = await database.query('SELECT count(*) FROM media')
  const pressed = await moveAtDesk(officer, id, answer)
  expect(pressed.status).toBe(200)
  expect((await undo(colleague, readPress(pressed))).next).toBe('/desk?done=late')
  expect((await undo(officer, readPress(pressed))).next).toContain(`/desk/queue/${id}?done=undoReturned-${id}`)
  await carryOut()
  expect([await readCode(id), await listDrafts(id)]).toEqual(['1', [{ text: word }]])
  expect(await listMoves(id)).toEqual([{ refusal: 'Вы отменили решение. Файлы приложите ещё раз.' }])
  expect((await database.query('SELECT 1 FROM private_desk_move_files')).rows).toEqual([])
  expect((await database.query('SELECT count(*) FROM media')).rows).toEqual(before)
  expect((await database.query('SELECT 1 FROM claim_events WHERE claim_id = $1', [id])).rows).toHaveLength(1)
  // the same answer can be sent again, with its photo
  expect((await moveAtDesk(officer, id, answer)).status).toBe(200)
  await carryOut()
  expect(await office.read('claims', id, { depth: '0' })).toMatchObject({
    code: '3',
    reportText: word,
    reportImage: expect.any(Number),
  })
  expect([await listDrafts(id), await listMoves(id)]).toEqual([[], []])
  const plain = await published()
  const draft = await moveAtDesk(officer, plain, { action: 'answer', reportText: word })
  expect((await undo(officer, readPress(draft))).next).toContain(`done=undo-${plain}`)
  expect([await listMoves(plain), await listDrafts(plain)]).toEqual([[], [{ text: word }]])
})

describe('words that were no draft are in the form again for the one who undid them', () => {
  const listWords = async (ids: number[]) =>
    (
      await database.query<{ refusal: string; words: string }>(
        `SELECT refusal, coalesce(move ->> 'note', move ->> 'reportText') AS words FROM private_desk_moves
         WHERE claim_id = ANY($1)`,
        [ids],
      )
    ).rows
  const words = [{ refusal: 'Вы отменили решение.', words: word }]
  const later = () => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)

  test.each([
    ['a reason', () => ({ action: 'refuse', note: word })],
    ['why the term is later', () => ({ action: 'extend', note: word, newDeadline: later() })],
  ])('%s', async (_what, move) => {
    const id = await published()
    const pressed = await moveAtDesk(officer, id, move())
    expect((await undo(officer, readPress(pressed))).next).toContain(`done=undo-${id}`)
    expect([await readCode(id), await listMoves(id), await listDrafts(id)]).toEqual(['1', [], [{ text: word }]])
  })

  test('a corrected answer', async () => {
    const id = await published()
    await setUndoSeconds(0)
    expect((await moveAtDesk(officer, id, { action: 'answer', reportText: 'Сделано.' })).status).toBe(200)
    await setUndoSeconds(MINUTES)
    const pressed = await moveAtDesk(officer, id, { action: 'correctAnswer', reportText: word })
    await undo(officer, readPress(pressed))
    expect([await listMoves(id), await listDrafts(id)]).toEqual([[], [{ text: word }]])
  })

  test('as the form had them, and the choices of photos too', async () => {
    const id = await report()
    const publication = { 'publish.photosToPublish-7': LEFT_PHOTO, 'publish.category': '1' }
    const refusal = { 'refuse.reason': 'Участок частный.', 'refuse.note': word }
    for (const drafts of [publication, refusal])
      expect((await postAtDesk(moderator, `claims/${id}/draft`, drafts)).status).toBe(200)
    for (const move of [
      { action: 'publish', note: '' },
      { action: 'refuse', note: `Участок частный. ${word}` },
    ]) {
      const pressed = await moveAtDesk(moderator, id, move)
      expect((await undo(moderator, readPress(pressed))).next).toContain(`done=undo-${id}`)
    }
    const { rows } = await database.query<{ field: string; text: string }>(
      'SELECT field, text FROM private_answer_drafts WHERE claim_id = $1',
      [id],
    )
    expect(Object.fromEntries(rows.map(({ field, text }) => [field, text]))).toEqual({ ...publication, ...refusal })
  })

  test('but on «Мой стол» once for a press of many, until the next decision: a correction of the text is none', async () => {
    const ids = [await report(), await report()]
    const [id = 0] = ids
    const { undo: press } = (await moveMany(moderator, ids, { action: 'refuse', reason: word })) as { undo: string }
    expect((await undo(moderator, press)).next).toContain('/desk/queue?done=undoneReturned-2')
    expect(await listWords(ids)).toEqual(words)
    expect((await moveAtDesk(moderator, id, { action: 'correct', correctedText: 'Исправлено' })).status).toBe(200)
    expect(await listWords(ids)).toEqual(words)
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
    expect(await listMoves(id)).toEqual([{ refusal: null }])
  })
})

test('what a move lacks is said at the press, at its field', async () => {
  const id = await published()
  expect((await moveAtDesk(officer, id, { action: 'answer' })).refused?.path).toBe('reportText')
  const photo = new File([new Uint8Array(await phonePhoto(`стол ${id}`))], 'после.jpg', { type: 'image/jpeg' })
  const doubtful = { action: 'answer', reportText: 'Сделано.', photo }
  expect((await moveAtDesk(officer, id, doubtful)).refused?.path).toBe('sendAnyway')
  expect((await moveAtDesk(officer, id, { action: 'publish' })).status).toBe(400)
  expect(await listMoves(id)).toEqual([])
})

test('while a move waits nobody else decides, at the desk or in the back office', async () => {
  const id = await published()
  const { name } = await office.read('staff', officer.id)
  expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(200)
  const second = await moveAtDesk(moderator, id, { action: 'answer', reportText: word })
  expect([second.status, second.message]).toEqual([409, expect.stringContaining(`решает сотрудник: ${String(name)}`)])
  expect(await listDrafts(id)).toEqual([{ text: word }])
  const body = { action: 'refuse', note: 'Нет' }
  expect((await callOffice('PATCH', `/cms/claims/${id}`, { token: moderator.token, body })).status).toBe(409)
  expect(await moveMany(moderator, [id], { action: 'refuse', reason: 'Нет' })).toMatchObject({
    done: [],
    refused: [{ id }],
  })
  await carryOut()
  expect(await readCode(id)).toBe('4')
})

test('two who press at the same moment: one of them decides', async () => {
  const id = await published()
  const results = await Promise.all(
    [officer, moderator, colleague].map((who) => moveAtDesk(who, id, { action: 'take' })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

describe('at its moment a move is refused, and comes back with its reason and what was typed', () => {
  const press = async (id: number, who = officer) =>
    expect((await moveAtDesk(who, id, { action: 'answer', reportText: word })).status).toBe(200)
  const expectReturned = async (id: number, reason: string) => {
    await carryOut()
    expect([await readCode(id), await listMoves(id), await listDrafts(id)]).toEqual([
      '1',
      [{ refusal: expect.stringContaining(reason) }],
      [{ text: word }],
    ])
  }

  test('if the one who made it was blocked since', async () => {
    const id = await published()
    await press(id)
    await blockStaff(database, officer)
    await expectReturned(id, 'Вход сотрудника закрыт')
    await database.query('UPDATE private_staff_security SET blocked_at = NULL WHERE staff_id = $1', [officer.id])
    // a new decision takes its place
    expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(200)
    expect(await listMoves(id)).toEqual([{ refusal: null }])
  })

  test('if they lost the role', async () => {
    const id = await published()
    const demoted = await createColleague(office, 'moderator')
    await press(id, demoted)
    await office.update('staff', demoted.id, { roles: ['editor'] })
    await expectReturned(id, '')
    await office.remove('staff', demoted.id)
  })

  test('if the claim has changed since; its mover alone can take it off the desk', async () => {
    const id = await published()
    await press(id)
    await database.query("UPDATE claims SET updated_at = now() + interval '1 minute' WHERE id = $1", [id])
    await expectReturned(id, 'изменили')
    const { rows } = await database.query<{ id: number }>('SELECT id FROM private_desk_moves WHERE claim_id = $1', [id])
    await postAtDesk(moderator, `returned/${rows[0]?.id}`, {})
    expect(await listMoves(id)).toHaveLength(1)
    expect((await postAtDesk(officer, `returned/${rows[0]?.id}`, {})).next).toBe('/desk?done=returned')
    expect(await listMoves(id)).toEqual([])
  })
})

test('terms count from the press, also if the portal stood still for days', async () => {
  const id = await report()
  expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  await database.query("UPDATE private_desk_moves SET pressed_at = '2026-03-02T09:00:00Z' WHERE claim_id = $1", [id])
  await carryOut()
  const claim = await office.read('claims', id, { depth: '0' })
  expect(claim.publishedAt).toBe('2026-03-02T09:00:00.000Z')
  expect(String(claim.deadlineDate)).toMatch(/^2026-0[345]-/)
  const { rows } = await database.query<{ created_at: Date }>(
    "SELECT created_at FROM claim_events WHERE claim_id = $1 AND title = 'Опубликовать'",
    [id],
  )
  expect(rows[0]?.created_at.toISOString()).toBe('2026-03-02T09:00:00.000Z')
})

test('the question before a merge says how long it can be undone', async () => {
  const stays = await published()
  const duplicate = await published()
  const { refused } = await moveAtDesk(moderator, duplicate, { action: 'merge', mergedInto: stays })
  expect(refused?.message).toMatch(new RegExp(`Отменить можно только в течение ${MINUTES}\\sсекунд,`))
})

test('a correction is made at once: the publication follows it on the same card', async () => {
  const id = await report()
  expect((await moveAtDesk(moderator, id, { action: 'correct', correctedText: 'Исправлено' })).status).toBe(200)
  expect(await office.read('claims', id)).toMatchObject({ text: 'Исправлено' })
  expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
})

test('one «Отменить» undoes all of a press of many, and nothing of another press', async () => {
  const [one, two, photographed, other] = await Promise.all([
    report(),
    report(),
    report({ images: [await upload(bearer(author))] }),
    report(),
  ])
  const first = (await moveMany(moderator, [one, two, photographed], { action: 'publish' })) as { undo: string }
  expect(first).toMatchObject({ done: [one, two], refused: [{ id: photographed }] })
  expect(await moveMany(moderator, [other], { action: 'publish' })).toMatchObject({ done: [other] })
  expect((await undo(moderator, first.undo)).next).toContain('/desk/queue?done=undone-2')
  await carryOut()
  const codes: unknown[] = []
  for (const id of [one, two, photographed, other]) codes.push(await readCode(id))
  expect(codes).toEqual(['5', '5', '5', '1'])
})

test('a fault amid a press of many stops it: what is done is said and can be undone', async () => {
  const ids = [await report(), await report(), await report()]
  const [one = 0, two = 0, three = 0] = ids
  const pressWithFault = async (broken: number) => {
    await database.query(`ALTER TABLE private_desk_moves ADD CONSTRAINT no_row CHECK (claim_id <> ${broken}) NOT VALID`)
    const pressed = moveMany(moderator, ids, { action: 'refuse', reason: 'Участок частный.' })
    return pressed.finally(() => database.query('ALTER TABLE private_desk_moves DROP CONSTRAINT no_row'))
  }
  const nothing = await pressWithFault(one)
  expect(nothing).toEqual({ errors: [{ message: expect.stringContaining('Ничего не сохранено') }] })
  expect(await listMoves(one)).toEqual([])
  const message = 'Портал не смог исполнить решение. Попробуйте ещё раз.'
  const some = await pressWithFault(two)
  const refused = [two, three].map((id) => ({ id, message }))
  expect(some).toEqual({ done: [one], refused, undo: expect.any(String), seconds: MINUTES })
  expect([await listMoves(two), await listMoves(three)]).toEqual([[], []])
  expect((await undo(moderator, (some as { undo: string }).undo)).next).toContain(`=undo-${one}`)
  await carryOut()
  expect([await readCode(one), await readCode(two)]).toEqual(['5', '5'])
})

test('an answer of the support waits and is undone by the same rules', async () => {
  await author.call(postTechSupport, { body: { message: `Поддержка ${word}` } })
  const { rows } = await database.query<{ id: number }>('SELECT id FROM support_requests WHERE message = $1', [
    `Поддержка ${word}`,
  ])
  const id = rows[0]?.id ?? 0
  const answer = { action: 'answer', answerText: 'Обновите страницу.', updatedAt: new Date().toISOString() }
  const press = () => postAtDesk(moderator, `items/support/${id}/moves`, answer)
  const readState = async () =>
    (await database.query<{ state: string }>('SELECT state FROM support_requests WHERE id = $1', [id])).rows[0]?.state
  const pressed = await press()
  expect((await undo(moderator, readPress(pressed))).next).toContain(`/desk/support/${id}?done=undo-${id}`)
  await carryOut()
  expect(await readState()).toBe('new')
  expect((await press()).status).toBe(200)
  await carryOut()
  expect(await readState()).toBe('answered')
})

test('a waiting answer is in no public output and no log; once the account is erased it comes back, for another decision', async () => {
  const secret = `тайное${Date.now()}`
  const leaver = await Resident.register()
  const id = await published(leaver)
  expect((await moveAtDesk(officer, id, { action: 'answer', reportText: secret })).status).toBe(200)
  const outputs = {
    ...(await readPublicApi([id], 'Проба')),
    'the author’s claim': await (await leaver.call({ method: 'GET', path: `/api/user/claims/${id}` })).text(),
    'the claim in the back office': JSON.stringify(await office.read('claims', id)),
    log: JSON.stringify((await database.query('SELECT * FROM audit_log')).rows),
  }
  for (const [place, text] of Object.entries(outputs)) expect([place, text.includes(secret)]).toEqual([place, false])
  await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [leaver.id])
  await runJobs()
  const refusal = 'Автор удалил учётную запись. Решите ещё раз.'
  expect([await listMoves(id), await listDrafts(id), await readCode(id)]).toEqual([[{ refusal }], [], '1'])
  await setUndoSeconds(0)
  expect((await moveAtDesk(officer, id, { action: 'answer', reportText: 'Сделано.' })).status).toBe(200)
  expect([await listMoves(id), await readCode(id)]).toEqual([[], '3'])
})

test('words that came back go with the account that they speak of, and an answer to its message too', async () => {
  const leaver = await Resident.register()
  const id = await published(leaver)
  await undo(officer, readPress(await moveAtDesk(officer, id, { action: 'refuse', note: word })))
  expect(await listDrafts(id)).toEqual([{ text: word }])
  const message = await askSupport(database, leaver)
  expect((await moveItem(moderator, 'support', message, { action: 'answer', answerText: word })).status).toBe(200)
  await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [leaver.id])
  await runJobs()
  expect([await listDrafts(id), await listMoves(id)]).toEqual([[], []])
  const { rows } = await database.query('SELECT 1 FROM private_desk_moves WHERE support_request_id = $1', [message])
  expect(rows).toEqual([])
})

describe('the one who writes the answer has the card', () => {
  const open = async ({ token }: Colleague, id: number) =>
    (await (await callOffice('POST', `/cms/desk/claims/${id}/opening`, { token })).json()) as {
      others: { isHolder: boolean }[]
    }
  const write = (who: Colleague, id: number, answer = word) => postAtDesk(who, `claims/${id}/draft`, { answer })

  test('another sees it, cannot answer past them, and can take the card over; what the first typed stays', async () => {
    const id = await published()
    for (const who of [officer, moderator]) await open(who, id)
    await write(officer, id)
    expect((await open(moderator, id)).others).toEqual([expect.objectContaining({ isHolder: true })])
    const past = await moveAtDesk(moderator, id, { action: 'answer', reportText: 'Быстрее' })
    expect([past.status, past.message]).toEqual([409, expect.stringContaining('«Взять себе»')])
    expect((await postAtDesk(moderator, `claims/${id}/holder`, { view: 'view=open' })).next).toBe(
      `/desk/queue/${id}?view=open&done=holder-${id}`,
    )
    await write(officer, id, `${word} ещё`)
    expect((await moveAtDesk(officer, id, { action: 'answer', reportText: `${word} ещё` })).status).toBe(409)
    expect(await listDrafts(id)).toEqual(expect.arrayContaining([{ text: `${word} ещё` }, { text: 'Быстрее' }]))
    expect((await moveAtDesk(moderator, id, { action: 'answer', reportText: 'Быстрее' })).status).toBe(200)
  })

  test('until they leave the card or send', async () => {
    const left = await published()
    const sent = await published()
    for (const id of [left, sent]) await write(officer, id)
    await database.query("UPDATE private_desk_openings SET seen_at = now() - interval '2 minutes' WHERE subject = $1", [
      `claim ${left}`,
    ])
    expect((await moveAtDesk(moderator, left, { action: 'take' })).status).toBe(200)
    await setUndoSeconds(0)
    expect((await moveAtDesk(officer, sent, { action: 'answer', reportText: word })).status).toBe(200)
    expect((await moveAtDesk(moderator, sent, { action: 'correctAnswer', reportText: 'Другое' })).status).toBe(200)
  })
})
