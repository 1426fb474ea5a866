import { strFromU8, unzipSync } from 'fflate'
import type { Client } from 'pg'
import { readBell } from '@/e2e/discussions/discussions'
import { openDatabase } from '@/e2e/fixtures/database'
import { keyIn, listEmails } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Office } from '@/e2e/fixtures/office'
import { at, eventually } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { exportData, unsubscribeNews } from '@/lib/domains/cabinet/contract'
import { followProject, listFollowedProjects } from '@/lib/domains/projects/contract'

const WAIT_MS = 100_000

jest.setTimeout(3 * WAIT_MS)

let database: Client
let office: Office
const made: [collection: string, id: unknown][] = []

beforeAll(async () => {
  ;[database, office] = await Promise.all([openDatabase(), Office.logIn()])
})

afterAll(async () => {
  for (const [collection, id] of made) await office.remove(collection, id)
  await database.end()
})

async function createProject(changes: object = {}) {
  const [category] = await office.find('project-categories', { limit: '1' })
  const title = `Причал ${plantedWord()}`
  const facts = { title, description: 'Новый причал.', category: category?.id, stage: 'design', _status: 'published' }
  const { id } = await office.create('projects', { ...facts, ...changes })
  made.push(['projects', id])
  return { id: Number(id), title }
}

/** Publishes a news item of the project, or saves its draft. */
async function createNews(tag: string, changes: object = {}) {
  const word = plantedWord()
  const content = { ...(await newsWith(office, word)), tags: [tag], _status: 'published', ...changes }
  const isDraft = content._status === 'draft'
  const { id } = await office.create('news', content, isDraft ? { draft: true } : {})
  made.push(['news', id])
  return { id, word }
}

const follow = (who: Resident, id: number, isFollowing = true) =>
  who.call(followProject, { body: { id, is_following: isFollowing } })

const listFollowed = async (who: Resident) =>
  listFollowedProjects.answer.parse(await (await who.call(listFollowedProjects)).json()).projects

async function readArchive(who: Resident): Promise<Record<string, unknown>> {
  const { url } = exportData.answer.parse(await (await who.call(exportData)).json())
  const archive = await fetch(at(url))
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  return JSON.parse(strFromU8(files['dannye.json'] ?? new Uint8Array())) as Record<string, unknown>
}

const listProjectEmails = ({ email }: Resident) => listEmails(email, 'Проект города')

/** Waits until the bell has these words, and lets jobs run once more. */
async function waitForBell(who: Resident, words: string): Promise<string> {
  await eventually(
    () => readBell(who),
    (text) => text.includes(words),
    WAIT_MS,
  )
  await runJobs()
  return readBell(who)
}

const countWords = (text: string, words: string) => text.split(words).length - 1

test('followers are told once of a new stage and of news, in the cabinet and by email', async () => {
  const { id, title } = await createProject()
  const old = await createNews(title)
  const follower = await Resident.register()
  const unconfirmed = await Resident.unconfirmed()
  for (const who of [follower, unconfirmed]) expect((await follow(who, id)).status).toBe(200)
  expect(await listFollowed(follower)).toEqual([{ id, title, stage: 'design' }])

  const draft = await createNews(title, { _status: 'draft' })
  const published = await createNews(title)
  await office.update('projects', id, { stage: 'works' }, { draft: true })
  const bell = await waitForBell(follower, published.word)
  expect([old, draft, published].map(({ word }) => countWords(bell, word))).toEqual([0, 0, 1])
  expect(bell).not.toContain('Новая стадия')

  await office.update('projects', id, { stage: 'works', _status: 'published' })
  await office.update('news', published.id, { lead: 'Исправлено', _status: 'published' })
  const later = await waitForBell(follower, 'Новая стадия')
  expect(later).toContain('Новая стадия проекта: «Идут работы», до этого была «Проектируется».')
  expect([countWords(later, 'Новая стадия'), countWords(later, published.word)]).toEqual([1, 1])
  expect(await listFollowed(follower)).toMatchObject([{ id, stage: 'works' }])

  const emails = await eventually(
    () => listProjectEmails(follower),
    ({ length }) => length >= 2,
  )
  expect(emails.map(({ text }) => text.includes(published.word)).sort()).toEqual([false, true])
  const missed = await readBell(unconfirmed)
  expect([countWords(missed, published.word), countWords(missed, 'Новая стадия')]).toEqual([1, 1])
  expect(await listProjectEmails(unconfirmed)).toEqual([])
})

test('a stage that was left and reached again is told again, of a withdrawn project once it is public', async () => {
  const { id } = await createProject({ stage: 'works' })
  const follower = await Resident.register()
  await follow(follower, id)
  await office.update('projects', id, { stage: 'paused', _status: 'published' })
  await waitForBell(follower, '«Приостановлен», до этого')
  await office.update('projects', id, { stage: 'works', _status: 'draft' })
  await runJobs()
  expect(await listFollowed(follower)).toEqual([])
  expect(countWords(await readBell(follower), 'Новая стадия')).toBe(1)
  await office.update('projects', id, { _status: 'published' })
  const bell = await waitForBell(follower, '«Идут работы», до этого была «Приостановлен»')
  expect(countWords(bell, 'Новая стадия')).toBe(2)
})

test('news that were out before somebody followed are no news for them, whenever they are tagged', async () => {
  const { id, title } = await createProject()
  const early = await Resident.register()
  await follow(early, id)
  const older = await createNews(plantedWord())
  const late = await Resident.register()
  await follow(late, id)
  await office.update('news', older.id, { tags: [title], _status: 'published' })
  const newest = await createNews(title)
  const bell = await waitForBell(early, newest.word)
  expect(countWords(bell, older.word)).toBe(1)
  const other = await readBell(late)
  expect([countWords(other, older.word), countWords(other, newest.word)]).toEqual([0, 1])
})

test('the link of an email ends emails about this project, the button ends notifications too', async () => {
  const { id, title } = await createProject()
  const follower = await Resident.register()
  await follow(follower, id)
  await createNews(title)
  const [first] = await eventually(
    () => listProjectEmails(follower),
    ({ length }) => length > 0,
    WAIT_MS,
  )
  const query = `?token=${keyIn(first as NonNullable<typeof first>, 'unsubscribe')}`
  for (const body of [{}, new FormData()]) {
    const response = await send(unsubscribeNews, { query, body })
    expect(await response.json()).toEqual({ message: 'Письма об этом проекте больше не придут' })
  }
  const second = await createNews(title)
  await waitForBell(follower, second.word)
  expect((await follow(follower, id, false)).status).toBe(200)
  const watcher = await Resident.register()
  await follow(watcher, id)
  const third = await createNews(title)
  await waitForBell(watcher, third.word)
  expect(await readBell(follower)).not.toContain(third.word)
  expect(await listProjectEmails(follower)).toHaveLength(1)
})

test('a project that is not public cannot be followed', async () => {
  const { id } = await createProject({ _status: 'draft' })
  const who = await Resident.register()
  expect((await follow(who, id)).status).toBe(404)
  expect((await follow(who, 2_000_000_000)).status).toBe(404)
})

test('what is followed is in the archive of own data, and goes with the account and with the project', async () => {
  const kept = await createProject()
  const removed = await createProject()
  const [leaver, stayer] = await Resident.registerTwo()
  for (const { id } of [kept, removed]) for (const who of [leaver, stayer]) await follow(who, id)
  const { followed_projects: followed } = await readArchive(leaver)
  expect(followed).toMatchObject([{ id: kept.id, is_mailed: true }, { id: removed.id }])
  await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [leaver.id])
  const findFollows = async (who: Resident) => {
    const { rows } = await database.query<{ project_id: number }>(
      'SELECT project_id FROM private_project_follows WHERE resident_id = $1 ORDER BY project_id',
      [who.id],
    )
    return rows.map(({ project_id: id }) => id)
  }
  expect(
    await eventually(
      () => findFollows(leaver),
      ({ length }) => length === 0,
      WAIT_MS,
    ),
  ).toEqual([])
  expect(await findFollows(stayer)).toEqual([kept.id, removed.id])
  await office.remove(...(made.pop() as (typeof made)[number]))
  expect(await findFollows(stayer)).toEqual([kept.id])
})
