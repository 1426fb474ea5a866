import type { Client } from 'pg'
import { moveItem, moveMany, passUndoTime, postAtDesk, setUndoSeconds } from '@/e2e/desk/desk'
import { listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { ballots, ideaGraph, proposed, published, someWord, voteForIdea } from '@/e2e/ideas/ideas'
import { ideaRefusalReasons } from '@/lib/domains/desk/rules'

let database: Client
let office: Office
let moderator: Colleague

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
})

afterAll(async () => {
  await office.remove('staff', moderator.id)
  await database.end()
})

/** Reads what the portal says of an idea without its pages, to everybody. */
async function readPublicApi(id: number, word: string): Promise<Record<string, string>> {
  const text = encodeURIComponent(word)
  const paths = [
    `/api/ideas?title=${text}`,
    `/api/ideas/${id}`,
    `/api/similarideas?title=${text}`,
    `/api/search?text=${text}`,
    `/api/search/suggest?text=${text}`,
  ]
  const graph = 'query($id: ID!) { OneIdea(id: $id) { id title text address } }'
  const texts: Record<string, string> = { graph: JSON.stringify(await ideaGraph(graph, { id })) }
  for (const path of paths) texts[path] = await (await fetch(at(path))).text()
  return texts
}

const listOriginals = async (id: number) =>
  (
    await database.query<{ title: string; text: string }>(
      'SELECT title, text FROM private_originals WHERE idea_id = $1',
      [id],
    )
  ).rows

describe('a correction before publication', () => {
  const name = `Секретов${Date.now()}`

  test('is public, the original is nowhere, and the author is told in the email of the publication', async () => {
    const author = await Resident.register()
    const word = `Лавки${someWord()}`
    const sent = { title: `${word} для ${name}`, text: `Просит ${name}`, address: `у ${name}` }
    const { id } = await proposed(database, author, sent)
    const corrected = await moveItem(moderator, 'ideas', id, {
      action: 'correct',
      correctedTitle: word,
      correctedText: 'Поставить лавки\r\nв тени',
      correctedAddress: 'ул. Портовая, 12',
      correctedPlace: '41.8573, 48.5615',
    })
    expect([corrected.status, corrected.next]).toEqual([200, expect.stringContaining(`/desk/ideas/${id}?`)])
    expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
    await runJobs()
    const email = await waitForEmail(author.email, `Идея «${word}» опубликована`)
    expect(email.text).toContain('её исправили')
    expect(await listEmails(author.email, word)).toHaveLength(1)
    const idea = await office.read('ideas', id, { depth: '0' })
    const text = 'Поставить лавки\nв тени'
    expect(idea).toMatchObject({ title: word, text, address: 'ул. Портовая, 12', x: 48.5615, y: 41.8573 })
    const outputs: Record<string, string> = {
      ...(await readPublicApi(id, word)),
      idea: JSON.stringify(idea),
      history: JSON.stringify((await database.query('SELECT * FROM idea_events WHERE idea_id = $1', [id])).rows),
      log: JSON.stringify((await database.query('SELECT * FROM audit_log')).rows),
      email: email.text,
    }
    for (const [place, said] of Object.entries(outputs)) expect([place, said.includes(name)]).toEqual([place, false])
    expect(outputs[`/api/ideas/${id}`]).toContain('Поставить лавки')
    expect(await listOriginals(id)).toEqual([{ title: sent.title, text: sent.text }])
  })

  test('keeps the first original, which goes with the account', async () => {
    const author = await Resident.register()
    const { id, title } = await proposed(database, author, { text: name })
    for (const correctedText of ['Раз', 'Два'])
      expect((await moveItem(moderator, 'ideas', id, { action: 'correct', correctedText })).status).toBe(200)
    expect(await listOriginals(id)).toEqual([{ title, text: name }])
    await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [author.id])
    await runJobs()
    expect(await listOriginals(id)).toEqual([])
  })

  test('is refused if it changes nothing or empties a field, beyond the city and after the publication', async () => {
    const { id } = await proposed(database, await Resident.register(), { text: 'Одно\nи другое' })
    const correct = async (fields: Record<string, string>) =>
      (await moveItem(moderator, 'ideas', id, { action: 'correct', ...fields })).refused?.path
    // a form sends lines with carriage returns
    expect(await correct({ correctedText: 'Одно\r\nи другое' })).toBe('correctedText')
    expect(await correct({ correctedTitle: '', correctedText: 'Иначе' })).toBe('correctedTitle')
    expect(await correct({ correctedPlace: '0, 0' })).toBe('correctedPlace')
    expect(await correct({ correctedPlace: 'у реки' })).toBe('correctedPlace')
    expect(await correct({ correctedTitle: 'я'.repeat(256) })).toBe('correctedTitle')
    expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
    expect(await correct({ correctedText: 'Иначе' })).toBe('action')
  })
})

describe('many at once', () => {
  afterEach(() => setUndoSeconds(0))

  const open = (id: number) => postAtDesk(moderator, `ideas/${id}/opening`, {})
  const moveIdeas = (ids: number[], fields: Record<string, string>) =>
    moveMany(moderator, ids, fields, 'items/ideas/moves')
  const listCodes = async (ids: number[]) => {
    const { rows } = await database.query<{ code: string }>('SELECT code FROM ideas WHERE id = ANY($1) ORDER BY id', [
      ids,
    ])
    return rows.map(({ code }) => code)
  }
  const propose = async (author: Resident) => (await proposed(database, author)).id

  test('ideas whose files were looked at are published, each by itself, and one «Отменить» undoes them', async () => {
    const author = await Resident.register()
    const one = await propose(author)
    const two = await propose(author)
    const unseen = await propose(author)
    for (const id of [one, two]) await open(id)
    await setUndoSeconds(600)
    const publish = () => moveIdeas([one, two, unseen], { action: 'publish' })
    const expected = { done: [one, two], refused: [{ id: unseen, message: expect.stringContaining('файлы') }] }
    const first = (await publish()) as { undo: string }
    expect(first).toEqual({ ...expected, undo: expect.any(String), seconds: 600 })
    expect((await postAtDesk(moderator, 'undo', { press: first.undo })).next).toBe('/desk/ideas?done=undone-2')
    await runJobs()
    expect(await listCodes([one, two, unseen])).toEqual(['5', '5', '5'])
    expect(await publish()).toMatchObject(expected)
    await passUndoTime(database)
    await runJobs()
    await runJobs()
    expect(await listCodes([one, two, unseen])).toEqual(['1', '1', '5'])
    expect(await listEmails(author.email, 'опубликована')).toHaveLength(2)
  })

  test('ideas are refused with one reason; of each that is not done the desk says why', async () => {
    const author = await Resident.register()
    const one = await propose(author)
    const two = await propose(author)
    expect((await moveItem(moderator, 'ideas', two, { action: 'publish' })).status).toBe(200)
    await database.query("UPDATE ideas SET code = '4' WHERE id = $1", [two])
    const refused = await moveIdeas([one, two], {
      action: 'refuse',
      reason: ideaRefusalReasons[2],
      note: 'Обратитесь в область.',
    })
    expect(refused).toEqual({ done: [one], refused: [{ id: two, message: expect.stringContaining('невозможно') }] })
    await runJobs()
    const [email] = await listEmails(author.email, 'не опубликована')
    expect(email?.text).toContain(`${ideaRefusalReasons[2]} Обратитесь в область.`)
    expect(await moveIdeas([one], { action: 'refuse' })).toMatchObject({
      errors: [{ data: { errors: [{ path: 'note', message: 'Укажите причину: её прочтёт автор' }] } }],
    })
  })

  test('comments are hidden and shown again; a list does nothing else', async () => {
    const { id: idea } = await published(database, await Resident.register())
    const voters = await Promise.all([1, 2].map(() => Resident.register()))
    for (const voter of voters) await voteForIdea(voter, idea, { ...ballots.like, comment: someWord() })
    const read = async () =>
      (
        await database.query<{ id: number; is_hidden: boolean }>(
          'SELECT id, is_hidden FROM private_idea_votes WHERE idea_id = $1 ORDER BY id',
          [idea],
        )
      ).rows
    const ids = (await read()).map(({ id }) => id)
    const move = (action: string) => moveMany(moderator, ids, { action }, 'items/comments/moves')
    for (const [action, isHidden] of [
      ['hide', true],
      ['show', false],
    ] as const) {
      expect(await move(action)).toEqual({ done: ids, refused: [] })
      expect((await read()).map((row) => row.is_hidden)).toEqual([isHidden, isHidden])
    }
    expect(await move('publish')).toMatchObject({ errors: [{ message: expect.any(String) }] })
    expect(await moveMany(moderator, [idea], { action: 'realize' }, 'items/ideas/moves')).toMatchObject({
      errors: [{ message: expect.any(String) }],
    })
  })
})

test('the log, which can erase nothing, names an idea and a resident by number alone', async () => {
  const author = await Resident.register()
  const { id } = await proposed(database, author)
  await office.read('ideas', id)
  await office.read('residents', author.id)
  expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
  const { rows } = await database.query<{ subject: string }>(
    "SELECT DISTINCT subject FROM audit_log WHERE subject ~ ('^(Идея № ' || $1 || '|Житель № ' || $2 || ')( |$)')",
    [id, author.id],
  )
  expect(rows.map(({ subject }) => subject).sort()).toEqual([`Житель № ${author.id}`, `Идея № ${id}`])
})
