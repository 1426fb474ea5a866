import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { createVoters, deleteVoters, type Voter } from '@/e2e/fixtures/voters'
import * as discussions from '@/e2e/discussions/discussions'
import * as ideas from '@/e2e/ideas/ideas'
import { Office } from '@/e2e/fixtures/office'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { askPortal, type Ask } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'

/** Votes of every race go to two portals over one database in turn. */
jest.setTimeout(600_000)

const AT_ONCE = 50
const ROUNDS = 20
const CLOSES = 5

let portal: PortalProcess
let database: Client
let office: Office
let organizer: Colleague
let author: Resident
let voters: Voter[]
const made: number[] = []

beforeAll(async () => {
  portal = await PortalProcess.beside()
  database = await openDatabase()
  office = await Office.logIn()
  organizer = await createColleague(office, 'organizer')
  author = await Resident.register()
  voters = await createVoters(author, AT_ONCE, database)
})

afterAll(async () => {
  await discussions.removeDiscussions(made, database)
  await database.query("DELETE FROM ideas WHERE title LIKE 'Проба %' AND resident_id = $1", [author.id])
  await deleteVoters(voters, database)
  await office.remove('staff', organizer.id)
  await database.end()
  await portal.dispose()
})

/** A discussion and an idea are asked alike. */
interface Race {
  /** Opens votes on something new. */
  open: () => Promise<number>
  /** Votes for it through that portal; answers what its receipt says, null when it was not taken. */
  vote: (id: number, who: Voter, through: Ask) => Promise<string | null>
  /** Lists who voted, by the rows; counters are compared with them. */
  voted: (id: number) => Promise<number[]>
  close: (id: number) => Promise<unknown>
}

const discussion: Race = {
  open: async () => {
    const id = await discussions.announce(organizer, database, discussions.openDays)
    made.push(id)
    return id
  },
  vote: async (id, who, through) => {
    const { vote } = await discussions.vote(id, who, (who.id % 3) + 1, undefined, through)
    return vote && String(vote.my_vote.number)
  },
  voted: async (id) => {
    const rows = await discussions.readRows(id, database)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    const [first] = rows
    // only those who have voted see totals
    const totals =
      first &&
      (
        await discussions.one(
          id,
          voters.find((one) => one.id === first.resident_id),
        )
      )?.totals
    const recount = [1, 2, 3].map((code) => rows.filter(({ type }) => type === String(code)).length)
    if (first) expect(totals?.map(({ count }) => count)).toEqual(recount)
    return rows.map((row) => row.resident_id ?? 0)
  },
  close: (id) => discussions.moveDays(database, id, discussions.finishedDays),
}

const idea: Race = {
  open: async () => (await ideas.published(database, author)).id,
  vote: async (id, who, through) => {
    const ballot = who.id % 2 === 0 ? ideas.ballots.like : ideas.ballots.dislike
    const { data } = await ideas.voteForIdea(who, id, ballot, through)
    const { auth_vote: receipt } = (data?.IdeaVote ?? {}) as { auth_vote?: object | null }
    return receipt ? JSON.stringify(receipt) : null
  },
  voted: async (id) => {
    await ideas.countVotes(id, database)
    const { rows } = await database.query<{ resident_id: number }>(
      'SELECT resident_id FROM private_idea_votes WHERE idea_id = $1 ORDER BY id',
      [id],
    )
    return rows.map((row) => row.resident_id)
  },
  close: (id) => database.query("UPDATE ideas SET code = '4' WHERE id = $1", [id]),
}

const through = (index: number): Ask => (index % 2 === 0 ? askPortal : (path, init) => portal.ask(path, init))

describe.each([
  ['a discussion', discussion],
  ['an idea', idea],
])('votes on %s through two portals', (_name, { open, vote, voted, close }) => {
  test(`fifty identical votes of a resident make one row, ${ROUNDS} rounds`, async () => {
    const id = await open()
    for (const who of voters.slice(0, ROUNDS)) {
      const taken = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => vote(id, who, through(index))))
      expect(taken).toEqual(Array(AT_ONCE).fill(expect.any(String)))
      expect(new Set(taken).size).toBe(1)
    }
    expect(await voted(id)).toEqual(voters.slice(0, ROUNDS).map((who) => who.id))
  })

  test('fifty residents voting at once make fifty rows, and counters equal a recount', async () => {
    const id = await open()
    const taken = await Promise.all(voters.map((who, index) => vote(id, who, through(index))))
    expect(taken).not.toContain(null)
    expect((await voted(id)).toSorted((one, other) => one - other)).toEqual(voters.map((who) => who.id))
  })

  test('a vote at the moment of the close never counts after it', async () => {
    for (let round = 0; round < CLOSES; round++) {
      const id = await open()
      const votes = voters.map((who, index) => vote(id, who, through(index)))
      await new Promise((resolve) => setTimeout(resolve, 20 * round))
      await close(id)
      const inTime = await voted(id)
      const taken = (await Promise.all(votes)).filter(Boolean)
      expect(await voted(id)).toEqual(inTime)
      expect(taken).toHaveLength(inTime.length)
    }
  })
})
