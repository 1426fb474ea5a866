import type { Client } from 'pg'
import { moveItem } from '@/e2e/desk/desk'
import { listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { ideaGraph, proposed, someWord } from '@/e2e/ideas/ideas'

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
    expect(email.text).toContain('модератор исправил')
    expect(await listEmails(author.email, word)).toHaveLength(1)
    const idea = await office.read('ideas', id, { depth: '0' })
    const text = 'Поставить лавки\nв тени'
    expect(idea).toMatchObject({ title: word, text, address: 'ул. Портовая, 12', x: 48.5615, y: 41.8573 })
    const outputs = {
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

  test('is refused if it changes nothing, beyond the city and after the publication', async () => {
    const { id } = await proposed(database, await Resident.register(), { text: 'Одно\nи другое' })
    const correct = async (fields: Record<string, string>) =>
      (await moveItem(moderator, 'ideas', id, { action: 'correct', ...fields })).refused?.path
    // a form sends lines with carriage returns
    expect(await correct({ correctedText: 'Одно\r\nи другое' })).toBe('correctedText')
    expect(await correct({ correctedPlace: '0, 0' })).toBe('correctedPlace')
    expect(await correct({ correctedPlace: 'у реки' })).toBe('correctedPlace')
    expect(await correct({ correctedTitle: 'я'.repeat(256) })).toBe('correctedTitle')
    expect((await moveItem(moderator, 'ideas', id, { action: 'publish' })).status).toBe(200)
    expect(await correct({ correctedText: 'Иначе' })).toBe('action')
  })
})
