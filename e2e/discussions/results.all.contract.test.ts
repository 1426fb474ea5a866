import type { Client } from 'pg'
import { awaitWaiter, openDatabase } from '@/e2e/fixtures/database'
import { waitForNewDay } from '@/e2e/fixtures/city-days'
import {
  act,
  announce,
  readBell,
  finishedDays,
  moveDays,
  openDays,
  removeDiscussions,
  vote,
} from '@/e2e/discussions/discussions'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Office } from '@/e2e/fixtures/office'
import { listEmails } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { plantedWord } from '@/e2e/news/news-drafts'
import { find } from '@/e2e/search/find'
import * as contract from '@/lib/domains/discussions/contract'
import { paths } from '@/lib/config/paths'

let database: Client
let office: Office
let organizer: Colleague
const made: number[] = []

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  organizer = await createColleague(office, 'organizer')
})

afterAll(async () => {
  await removeDiscussions(made, database)
  await office.remove('staff', organizer.id)
  await database.end()
})

beforeEach(waitForNewDay)

/** Makes a discussion that takes votes. */
async function openDiscussion(changes: object = {}): Promise<number> {
  const id = await announce(organizer, database, openDays, changes)
  made.push(id)
  return id
}

const published = /Организатор опубликовал итог обсуждения/g
const timesTold = async (who: Resident) => ((await readBell(who)).match(published) ?? []).length
const mailed = async ({ email }: Resident) =>
  (await listEmails(email, 'Общественное обсуждение')).filter(({ text }) => text.match(published)).length
const publish = (id: number, changes: object) => act(organizer, 'discussions', { _status: 'published', ...changes }, id)

test('voters and followers are notified of a result once, unconfirmed accounts never', async () => {
  const id = await openDiscussion()
  const [voter, silent, follower, unconfirmed] = await Promise.all([
    Resident.register(),
    Resident.register(),
    Resident.register(),
    Resident.unconfirmed(),
  ])
  const follow = (who: Resident, is_following: boolean) =>
    who.call(contract.followDiscussion, { body: { id, is_following } })
  for (const who of [voter, silent, unconfirmed]) await vote(id, who)
  await follow(silent, false)
  await follow(follower, true)
  await moveDays(database, id, finishedDays)
  await runJobs()
  const everybody = [voter, follower, silent, unconfirmed]
  expect(await Promise.all(everybody.map(timesTold))).toEqual([0, 0, 0, 0])

  expect((await publish(id, { result: 'Сквер откроют 1 июня.' })).status).toBe(200)
  await eventually(
    () => Promise.all([timesTold(silent), mailed(voter), mailed(follower)]),
    (counts) => !counts.includes(0),
  )
  expect(await readBell(silent)).toContain('Сквер откроют 1 июня.')
  await publish(id, { result: 'Сквер откроют 2 июня.' })
  await runJobs()
  expect(await Promise.all(everybody.map(timesTold))).toEqual([1, 1, 1, 0])
  expect(await Promise.all(everybody.map(mailed))).toEqual([1, 1, 0, 0])
})

test('a result published only as papers is notified too, and not before the votes are closed', async () => {
  const id = await openDiscussion()
  const voter = await Resident.register()
  await vote(id, voter)
  const [file] = await office.find('files', { limit: '1', depth: '0' })
  expect((await publish(id, { finishDocuments: [file?.id] })).status).toBe(200)
  await runJobs()
  expect(await timesTold(voter)).toBe(0)
  await moveDays(database, id, finishedDays)
  const told = await eventually(
    () => readBell(voter),
    (bell) => bell.includes('итог обсуждения'),
  )
  expect(told).toContain('Что решили, сказано в протоколе и заключении.')
})

test('a result taken back before its notification is notified once it is readable again', async () => {
  const id = await openDiscussion()
  const voter = await Resident.register()
  await vote(id, voter)
  await moveDays(database, id, finishedDays)
  // as a portal leaves it that stopped after it had noted the result
  await database.query("INSERT INTO private_discussion_events (discussion_id, kind) VALUES ($1, 'result')", [id])
  await runJobs()
  expect(await timesTold(voter)).toBe(0)
  await publish(id, { result: 'Сквер откроют 1 июня.' })
  await eventually(
    () => timesTold(voter),
    (times) => times > 0,
  )
  await runJobs()
  expect(await timesTold(voter)).toBe(1)
})

test('the end of a discussion waits for a save of it, and both reach the search', async () => {
  const word = plantedWord()
  const id = await openDiscussion()
  await runJobs()
  await moveDays(database, id, finishedDays)
  const editor = await openDatabase()
  await editor.query('BEGIN')
  await editor.query('UPDATE discussions SET result = $2 WHERE id = $1', [id, `Решили: ${word}.`])
  const jobs = runJobs()
  await awaitWaiter(editor)
  await editor.query('COMMIT')
  await editor.end()
  await jobs
  const found = async () => (await find(word)).results.data.map(({ path }) => path)
  expect(await eventually(found, ({ length }) => length > 0)).toEqual([paths.discussion(id)])
})

test('a discussion is found by the words of its result once they may be read', async () => {
  const word = plantedWord()
  const id = await openDiscussion({ result: `Решили: ${word}.` })
  const found = async () => (await find(word)).results.data.map(({ path }) => path)
  await runJobs()
  expect(await found()).toEqual([])
  await moveDays(database, id, finishedDays)
  expect(await eventually(found, ({ length }) => length > 0)).toEqual([paths.discussion(id)])
})
