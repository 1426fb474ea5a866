import type { Client } from 'pg'
import { reportAs, someClaim } from '@/e2e/claims/claims'
import { moveAtDesk } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import type { Resident } from '@/e2e/fixtures/resident'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'

export interface ClaimDesk {
  database: Client
  office: Office
  moderator: Colleague
  /** Answers for the theme of the claims made here. */
  officer: Colleague
  department: number
  report: (author: Resident, changes?: object) => Promise<number>
  /** Reports a claim that the moderator publishes. */
  publish: (author: Resident, changes?: object) => Promise<number>
  /** Removes the claims, both colleagues and the others. */
  close: (...others: Colleague[]) => Promise<void>
}

export async function openClaimDesk(): Promise<ClaimDesk> {
  const { database, office, moderator } = await openModeration()
  const officer = await createColleague(office, 'officer')
  const theme = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  const department = Number(theme.department)
  await office.update('staff', officer.id, { department })
  const made: number[] = []

  async function report(author: Resident, changes: object = {}): Promise<number> {
    const id = await reportAs(author, changes)
    made.push(id)
    return id
  }

  async function publish(author: Resident, changes?: object): Promise<number> {
    const id = await report(author, changes)
    const { status } = await moveAtDesk(moderator, id, { action: 'publish' })
    if (status !== 200) throw new Error(`Заявка не опубликована: ${status}`)
    return id
  }

  async function close(...others: Colleague[]): Promise<void> {
    await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
    for (const { id } of [moderator, officer, ...others]) await office.remove('staff', id)
    await database.end()
  }

  return { database, office, moderator, officer, department, report, publish, close }
}
