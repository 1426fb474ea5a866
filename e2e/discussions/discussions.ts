import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { cityDay } from '@/e2e/fixtures/city-days'
import type { Voter } from '@/e2e/fixtures/voters'
import { askPortal } from '@/e2e/fixtures/portal'
import { send, someVisitor, type Resident } from '@/e2e/fixtures/resident'
import { callOffice, type Colleague } from '@/e2e/fixtures/staff'
import { listNotifications } from '@/lib/domains/notifications/contract'
import { getDiscussion, listDiscussionRegister, type RegisterEntry } from '@/lib/domains/discussions/contract'
import type { AnswerOf } from '@/lib/contract/operation'
import { toNoon } from '@/lib/time/dates'

interface GraphAnswer {
  data: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string; validation?: Record<string, string[]> } }[]
}

/** Calls the graph of public discussions as a resident, or as a guest from a new network address. */
async function graph(query: string, variables: object = {}, resident?: Voter, ask = askPortal): Promise<GraphAnswer> {
  const response = await ask('/graphql/publicdiscussions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...someVisitor(),
      ...(resident && { authorization: `Bearer ${resident.token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  if (response.status >= 500) throw new Error(`Граф обсуждений ответил ${response.status}`)
  return (await response.json()) as GraphAnswer
}

const voteQuery = `mutation($input: DiscussionVoteInput!) {
  DiscussionVote(input: $input) { status { code } my_vote { number comment type { code } } totals { type { code } count } } }`

interface VoteAnswer {
  my_vote: { number: number; comment: string | null; type: { code: number } }
  totals: { type: { code: number }; count: number }[] | null
}

/** Votes and returns the graph's answer, or its first error. */
export async function vote(id: number, resident: Voter | undefined, type = 1, comment?: string, portal = askPortal) {
  const input = { discussion_id: id, type_id: type, comment }
  const { data, errors } = await graph(voteQuery, { input }, resident, portal)
  return { vote: (data?.DiscussionVote ?? null) as VoteAnswer | null, error: errors?.[0] }
}

const oneQuery = `query($id: ID!) { OneActiveDiscussion(id: $id) {
  status { code } result totals { type { code } count } my_vote { number }
  comments { data { number text type { code } answer } paginatorInfo { total } } } }`

interface One {
  status: { code: number }
  result: string | null
  totals: { type: { code: number }; count: number }[] | null
  my_vote: { number: number } | null
  comments: { data: { number: number; text: string; answer: string | null }[] }
}

/** Returns a discussion as this visitor sees it; null if they do not. */
export async function one(id: number, who?: Voter): Promise<One | null> {
  return (await graph(oneQuery, { id }, who)).data?.OneActiveDiscussion as One | null
}

/** Returns what the page shows besides the graph's answer. */
export async function readDetails(id: number): Promise<AnswerOf<typeof getDiscussion>> {
  const response = await send({ method: 'GET', path: `/api/discussions/${id}` }, { headers: someVisitor() })
  return getDiscussion.answer.parse(await response.json())
}

/** Returns the public register of a discussion. */
export async function readRegister(id: number, query = ''): Promise<RegisterEntry[]> {
  const response = await askPortal(`/api/discussions/${id}/register${query}`, { headers: someVisitor() })
  return listDiscussionRegister.answer.parse(await response.json()).register.data
}

interface VoteRow {
  number: number
  type: string
  resident_id: number | null
  updated_at: Date
}

/** Reads the rows of the votes from the database. */
export async function readRows(id: number, database: Client): Promise<VoteRow[]> {
  const { rows } = await database.query<VoteRow>(
    'SELECT number, type, resident_id, updated_at FROM private_discussion_votes WHERE discussion_id = $1 ORDER BY number',
    [id],
  )
  return rows
}

/** Returns all notifications of a resident as one text. */
export async function readBell(who: Resident): Promise<string> {
  return (await who.call(listNotifications)).text()
}

/** Returns the day that is this many days from today, as the back office stores it. */
export function dayIn(days: number): string {
  return new Date(toNoon(cityDay(days))).toISOString()
}

/** These are the first and last days, counted from today, of the notification, the votes and the review. */
export type Days = readonly [number, number, number, number, number, number]
export const announcedDays: Days = [0, 6, 7, 20, 21, 30]
export const openDays: Days = [-10, -3, -2, 5, 6, 10]
export const finishedDays: Days = [-30, -20, -15, -1, 0, 5]

const names = [
  'notificationStartDate',
  'notificationFinishDate',
  'exhibitionStartDate',
  'exhibitionFinishDate',
  'reviewStartDate',
  'reviewFinishDate',
] as const

export function periods(days: Days): Record<(typeof names)[number], string> {
  return Object.fromEntries(names.map((name, index) => [name, dayIn(days[index] ?? 0)])) as ReturnType<typeof periods>
}

/** Makes a valid discussion as an organiser enters it. */
export function someDiscussion(changes: object = {}): Record<string, unknown> {
  const look = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const words = { type: 'text', version: 1, text: 'Что обсуждается', format: 0, style: '', mode: 'normal', detail: 0 }
  const paragraph = { ...look, type: 'paragraph', children: [words] }
  return {
    title: `Проба ${randomBytes(5).toString('hex')}`,
    description: { root: { ...look, type: 'root', children: [paragraph] } },
    _status: 'published',
    ...periods(announcedDays),
    ...changes,
  }
}

interface OfficeAnswer {
  status: number
  doc?: Record<string, unknown> & { id: number }
  /** These fields were refused, in their order. */
  refused: string[]
}

/** Creates or changes a document of the back office as the organiser. */
export async function act(who: Colleague, collection: string, body: object, id?: number): Promise<OfficeAnswer> {
  const path = id === undefined ? `/cms/${collection}` : `/cms/${collection}/${id}`
  const response = await callOffice(id === undefined ? 'POST' : 'PATCH', path, { token: who.token, body })
  const { doc, errors } = (await response.json()) as {
    doc?: OfficeAnswer['doc']
    errors?: { data?: { errors?: { path: string }[] } }[]
  }
  return { status: response.status, doc, refused: errors?.[0]?.data?.errors?.map(({ path: field }) => field) ?? [] }
}

/** Makes a discussion on these days: the organiser announces it by the rules, then its days are moved. */
export async function announce(who: Colleague, database: Client, days: Days, changes: object = {}): Promise<number> {
  const { doc, refused } = await act(who, 'discussions', someDiscussion(changes))
  if (!doc) throw new Error(`Обсуждение не создано: ${refused.join(', ')}`)
  if (days !== announcedDays) await moveDays(database, doc.id, days)
  return doc.id
}

/** Deletes discussions with their votes, which the back office would refuse. */
export async function removeDiscussions(ids: readonly number[], database: Client): Promise<void> {
  // lock a discussion before its votes, as the portal's own jobs do
  await database.query('BEGIN')
  await database.query('SELECT FROM discussions WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids])
  await database.query('DELETE FROM private_discussion_votes WHERE discussion_id = ANY($1)', [ids])
  await database.query('DELETE FROM discussions WHERE id = ANY($1)', [ids])
  await database.query('COMMIT')
}

/** Moves the days of a discussion and of its versions, as if time had passed. */
export async function moveDays(database: Client, id: number, days: Days): Promise<void> {
  const columns = names.map((name) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))
  const set = (prefix: string) => columns.map((column, index) => `${prefix}${column} = $${index + 2}`).join(', ')
  const values = [id, ...days.map(dayIn)]
  await database.query(`UPDATE discussions SET ${set('')} WHERE id = $1`, values)
  await database.query(`UPDATE _discussions_v SET ${set('version_')} WHERE parent_id = $1`, values)
}
