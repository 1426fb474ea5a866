import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'pg'
import type { Voter } from '@/e2e/fixtures/voters'
import { askPortal, at, type Ask } from '@/e2e/fixtures/portal'
import { type Resident, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { callOffice, type Colleague } from '@/e2e/fixtures/staff'

const graphPath = '/graphql/cityideas'

interface GraphAnswer {
  data: Record<string, unknown> | null
  errors?: { message: string; extensions?: { category?: string; validation?: Record<string, string[]> } }[]
}

/** Calls the graph of city ideas as a resident or as a guest. */
export async function ideaGraph(
  query: string,
  variables: object = {},
  resident?: Voter,
  { headers = {}, portal = askPortal }: { headers?: Record<string, string>; portal?: Ask } = {},
): Promise<GraphAnswer> {
  const response = await portal(graphPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(resident?.visitor ?? someVisitor()),
      ...toBearer(resident),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  if (response.status >= 500) throw new Error(`Ответ ${response.status}: ${await response.text()}`)
  return (await response.json()) as GraphAnswer
}

/** Returns the messages of a refused input by field. */
export function getRefusals({ errors }: GraphAnswer): Record<string, string[]> {
  const { category, validation = {} } = errors?.[0]?.extensions ?? {}
  return category === 'validation' ? validation : {}
}

/** Sends files by the form of the graph's uploads. */
export async function sendFiles(files: readonly File[], resident?: Resident) {
  const form = new FormData()
  const query = 'mutation($files: [Upload!]!) { UploadFile(files: $files, folder: ic) { url origin_name type size } }'
  form.set('operations', JSON.stringify({ query, variables: { files: files.map(() => null) } }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))))
  files.forEach((file, index) => form.set(String(index), file))
  const response = await fetch(at(graphPath), {
    method: 'POST',
    headers: { ...(resident?.visitor ?? someVisitor()), ...toBearer(resident), 'x-requested-with': 'fetch' },
    body: form,
  })
  return { status: response.status, ...((await response.json()) as GraphAnswer) }
}

interface Uploaded {
  url: string
  origin_name: string
  type: string
  size: number
}

export async function uploaded(files: readonly File[], resident: Resident): Promise<Uploaded[]> {
  const { data, errors } = await sendFiles(files, resident)
  if (!data) throw new Error(`Файлы не приняты: ${JSON.stringify(errors)}`)
  return data.UploadFile as Uploaded[]
}

export async function photo(name = 'снимок.jpg'): Promise<File> {
  const content = await phonePhoto(randomBytes(4).toString('hex'))
  return new File([new Uint8Array(content)], name, { type: 'image/jpeg' })
}

/** Makes the input of a valid idea with its own photo. */
export async function someIdea(resident: Resident, changes: object = {}) {
  const { data } = await ideaGraph('{ categories { id } }')
  const [category] = (data?.categories ?? []) as { id: string }[]
  if (!category) throw new Error('В базе нет категорий идей: наполните её демонстрационным городом')
  const [picture] = await uploaded([await photo()], resident)
  const title = `Проба ${randomBytes(6).toString('hex')}`
  const words = { title, text: 'Поставить скамейки в тени.', address: 'ул. Портовая, 12' }
  const rules = { show_author: true, agree_with_rules: true }
  return {
    category_id: category.id,
    ...words,
    img: picture?.url ?? '',
    documents: [] as string[],
    ...rules,
    ...changes,
  }
}

export const createIdea =
  'mutation($input: IdeaTownspeopleInput!) { IdeaTownspeopleCreate(input: $input) { code message } }'
export const voteIdea = `mutation($input: IdeaVoteInput!) {
  IdeaVote(input: $input) { vote_like_count vote_dislike_count auth_vote { like dislike comment user { name } } } }`

/** Proposes an idea as a resident; it waits for a moderator. */
export async function proposed(database: Client, resident: Resident, changes: object = {}) {
  const input = await someIdea(resident, changes)
  const { data, errors } = await ideaGraph(createIdea, { input }, resident)
  if (!data) throw new Error(`Идея не принята: ${JSON.stringify(errors)}`)
  const { rows } = await database.query<{ id: number }>('SELECT id FROM ideas WHERE title = $1', [input.title])
  return { id: rows[0]?.id ?? 0, title: input.title }
}

/** Inserts an idea that collects support into the database, for tests that are not about its moderation. */
export async function published(database: Client, author: Pick<Resident, 'id'>) {
  const title = `Проба ${someWord()}`
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO ideas (title, text, address, code, published_at, category_id, resident_id, author_name, show_author)
     SELECT $1, 'Поставить скамейки', 'ул. Портовая, 12', '1', now(), min(id), $2, $3, true FROM idea_categories RETURNING id`,
    [title, author.id, 'Пробова Анна'],
  )
  return { id: rows[0]?.id ?? 0, title }
}

/** Makes a word that is in no other text. */
export function someWord(): string {
  return [...randomBytes(8)].map((byte) => 'абвгдежзиклмнопр'[byte % 16]).join('')
}

interface Ballot {
  like: boolean
  dislike: boolean
  comment?: string
}

export const ballots = {
  like: { like: true, dislike: false },
  dislike: { like: false, dislike: true },
  back: { like: false, dislike: false },
} satisfies Record<string, Ballot>

export function voteForIdea(voter: Voter, id: number, ballot: Ballot, portal?: Ask) {
  return ideaGraph(voteIdea, { input: { idea_id: id, ...ballot } }, voter, { portal })
}

/** Counts the votes by their rows and expects the stored counters to agree. */
export async function countVotes(id: number, database: Client) {
  const counted = 'SELECT likes, dislikes, comments FROM private_idea_counts WHERE idea_id = $1'
  const recount = `SELECT count(*) FILTER (WHERE is_for)::int AS likes, count(*) FILTER (WHERE NOT is_for)::int AS dislikes,
    count(*) FILTER (WHERE comment IS NOT NULL AND NOT is_hidden)::int AS comments
    FROM private_idea_votes WHERE idea_id = $1 AND effective_at IS NOT NULL`
  const kept = await database.query(counted, [id])
  const found = await database.query(recount, [id])
  if (!isDeepStrictEqual(kept.rows, found.rows)) throw new Error(`Счётчики идеи № ${id} разошлись с голосами`)
  return found.rows[0] as { likes: number; dislikes: number; comments: number }
}

/** Saves a change of an idea as a member of the staff. */
export async function actOnIdea(who: Colleague, id: number, body: object) {
  const response = await callOffice('PATCH', `/cms/ideas/${id}`, { token: who.token, body })
  const { doc, errors } = (await response.json()) as {
    doc?: Record<string, unknown>
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  }
  return { status: response.status, doc, refused: errors?.[0]?.data?.errors?.[0] }
}

/** Reads everything public that might mention an idea as one text. */
export async function ideaSurfaces(id: number, title: string): Promise<string> {
  const fields = '{ id title text user { name } auth_vote { user { name } } }'
  const answers = await Promise.all([
    ideaGraph(`query($title: String) { ideas_paginate(title: $title, first: 100) { data ${fields} } }`, { title }),
    ideaGraph(`query($id: ID!) { OneIdea(id: $id) ${fields} }`, { id }),
  ])
  const word = encodeURIComponent(title)
  const paths = [
    `/api/ideas?title=${word}`,
    `/api/ideas/${id}`,
    `/api/ideas/${id}/comments`,
    `/api/similarideas?title=${word}`,
    `/allcityideas/${id}`,
    `/allcityideas?title=${word}`,
    '/cityideas',
    '/realizedcityideas',
    '/',
    '/sitemap.xml',
    `/api/search?text=${word}`,
    `/api/search/suggest?text=${word}`,
    `/search?text=${word}`,
    '/feeds/ideas/rss.xml',
    '/feeds/ideas/feed.json',
  ]
  const pages = await Promise.all(paths.map(readSurface))
  return [JSON.stringify(answers), ...pages].join('\n')
}

async function readSurface(path: string): Promise<string> {
  const response = await fetch(at(path))
  if (!response.ok) throw new Error(`${path} отвечает ${response.status}`)
  return response.text()
}

function toBearer(resident: Voter | undefined): Record<string, string> {
  return resident ? { authorization: `Bearer ${resident.token}` } : {}
}
