import { strFromU8, unzipSync } from 'fflate'
import type { Client } from 'pg'
import {
  actOnIdea,
  ballots,
  ideaGraph,
  ideaSurfaces,
  photo,
  proposed,
  someWord,
  uploaded,
  voteForIdea as vote,
} from '@/e2e/ideas/ideas'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { wordFile } from '@/e2e/fixtures/sample-files'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import type { SearchAnswer } from '@/lib/domains/search/contract'

let database: Client
let office: Office
let moderator: Colleague

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
})

afterAll(async () => {
  await database.query("DELETE FROM ideas WHERE title LIKE 'Проба %'")
  await database.end()
  await office.remove('staff', moderator.id)
})

test('the name of a hidden author is in no public place, and the idea waits for a moderator', async () => {
  const surname = `Щ${someWord()}ыцкая`
  const resident = await Resident.register({ surname })
  const about = { 'docProps/core.xml': `<dc:creator>${surname}</dc:creator>` }
  const paper = new File([new Uint8Array(wordFile('Смета', about))], 'Смета.docx')
  const [sent] = await uploaded([paper, await photo()], resident)
  const idea = await proposed(database, resident, { show_author: false, documents: [sent?.url] })
  const own = await ideaGraph(
    'query($id: ID!) { OneIdea(id: $id) { status { code } user { name } } }',
    { id: idea.id },
    resident,
  )
  expect(own.data?.OneIdea).toEqual({ status: { code: 5 }, user: null })
  // the search repeats the title that it was asked for, so the idea itself is asked for
  const before = await ideaGraph('query($id: ID!) { OneIdea(id: $id) { id } }', { id: idea.id })
  expect(before.data?.OneIdea).toBeNull()
  expect((await actOnIdea(moderator, idea.id, { action: 'publish' })).status).toBe(200)
  await vote(await Resident.register(), idea.id, { ...ballots.like, comment: 'За' })
  const text = await ideaSurfaces(idea.id, idea.title)
  expect(text).toContain(`"title":"${idea.title}"`)
  expect(text).not.toContain(surname)
  expect(await readDocument(idea.id)).not.toContain(surname)
  const found = await fetch(at(`/api/search?text=${encodeURIComponent(surname)}`))
  const { results } = (await found.json()) as SearchAnswer
  expect(results.data.map(({ title }) => title.map(({ text: part }) => part).join(''))).not.toContain(idea.title)
  await database.query('UPDATE ideas SET show_author = true WHERE id = $1', [idea.id])
  expect(await ideaSurfaces(idea.id, idea.title)).toContain(surname)
})

/** Returns all text inside the document of an idea, loaded as anybody can. */
async function readDocument(id: number): Promise<string> {
  const [paper] = await readPapers(id)
  const file = await fetch(at(paper?.url ?? ''))
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = Object.values(parts).map((part) => strFromU8(part))
  expect(text.join()).toContain('Смета')
  return text.join()
}

async function readPapers(id: number): Promise<{ url: string; origin_name: string }[]> {
  const query = 'query($id: ID!) { OneIdea(id: $id) { join_documents { document { url origin_name } } } }'
  const { data } = await ideaGraph(query, { id })
  const { join_documents: papers } = data?.OneIdea as {
    join_documents: { document: { url: string; origin_name: string } }[]
  }
  return papers.map(({ document }) => document)
}
