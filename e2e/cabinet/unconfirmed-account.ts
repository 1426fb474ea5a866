import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { act as actOnClaim, reportAs } from '@/e2e/claims/claims'
import { announce, openDays, removeDiscussions, vote } from '@/e2e/discussions/discussions'
import { published } from '@/e2e/ideas/ideas'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { doEverything, type Places } from '@/e2e/cabinet/unconfirmed-actions'

/** Holds staff, a neighbour who has voted, and what they made, for tests of accounts that wait for a confirmation. */
export class UnconfirmedAccountFixture {
  readonly discussions: number[] = []
  readonly claims: number[] = []

  private constructor(
    readonly database: Client,
    readonly office: Office,
    readonly staff: Record<'moderator' | 'organizer' | 'administrator', Colleague>,
    readonly neighbour: Resident,
  ) {}

  static async open(): Promise<UnconfirmedAccountFixture> {
    const database = await openDatabase()
    const office = await Office.logIn()
    const staff = {
      moderator: await createColleague(office, 'moderator'),
      organizer: await createColleague(office, 'organizer'),
      administrator: await createColleague(office, 'administrator'),
    }
    return new UnconfirmedAccountFixture(database, office, staff, await Resident.register())
  }

  async close(): Promise<void> {
    const { database, office } = this
    await removeDiscussions(this.discussions, database)
    await database.query('DELETE FROM claims WHERE id = ANY($1)', [this.claims])
    await database.query('DELETE FROM ideas WHERE resident_id = $1', [this.neighbour.id])
    for (const { id } of Object.values(this.staff)) await office.remove('staff', id)
    await database.end()
  }

  /** Makes a claim, an idea and a discussion of other people; the neighbour has voted in them too. */
  async somePlaces(): Promise<Places> {
    const { database, neighbour, staff } = this
    const claim = await reportAs(neighbour)
    await actOnClaim(staff.moderator, claim, { action: 'publish' })
    const idea = await published(database, neighbour)
    const discussion = await announce(staff.organizer, database, openDays)
    this.discussions.push(discussion)
    this.claims.push(claim)
    await vote(discussion, neighbour, 1, 'Согласны')
    return { claim, idea, discussion }
  }

  /** Makes an account that waits and has done everything; its texts contain the word and the sign. */
  async account() {
    const who = await Resident.unconfirmed()
    // a page repeats the word that was searched for, so the sign is another word
    const [word = '', sign = ''] = ['канарейка', 'примета'].map((one) => one + randomBytes(5).toString('hex'))
    const places = await this.somePlaces()
    const made = await doEverything(who, `${word} ${sign}`, places, this.database)
    this.claims.push(made.claim)
    return { who, word, sign, places, made }
  }
}
