import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { at } from '@/e2e/fixtures/portal'
import type { Resident } from '@/e2e/fixtures/resident'
import { callOffice, type Colleague } from '@/e2e/fixtures/staff'
import { someWord } from '@/e2e/ideas/ideas'
import { postTechSupport } from '@/lib/domains/support/contract'

type FormValue = string | number | File | number[]

export interface MoveResult {
  status: number
  next: string | undefined
  message: string | undefined
  /** The first of what is refused, and the fields of all. */
  refused: { path: string; message: string } | undefined
  paths: string[]
}

/** Makes a move of a claim by the form of the desk; the version is that of the moment unless given. */
export async function moveAtDesk(
  who: Colleague | null,
  id: number,
  fields: Record<string, FormValue>,
): Promise<MoveResult> {
  const form = new FormData()
  for (const [name, value] of Object.entries<FormValue>({ updatedAt: new Date().toISOString(), ...fields })) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one instanceof File ? one : String(one))
  }
  const response = await fetch(at(`/cms/desk/claims/${id}/moves`), {
    method: 'POST',
    headers: { accept: 'application/json', ...(who && { authorization: `JWT ${who.token}` }) },
    body: form,
  })
  const { next, errors } = (await response.json()) as {
    next?: string
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  }
  const refusals = errors?.[0]?.data?.errors ?? []
  const paths = refusals.map(({ path }) => path)
  return { status: response.status, next, message: errors?.[0]?.message, refused: refusals[0], paths }
}

/** Lets a move wait for a day, as a desk does that makes none at once. Returns the press that undoes it. */
export async function holdMove(
  database: Client,
  who: Colleague,
  [column, id]: readonly [column: string, id: number],
  move: { action: string; note?: string; reportText?: string },
): Promise<string> {
  const press = randomUUID()
  await database.query(
    `INSERT INTO private_desk_moves (press, staff_id, ${column}, move, due_at)
     VALUES ($1, $2, $3, $4, now() + interval '1 day')`,
    [press, who.id, id, move],
  )
  return press
}

/** Makes one move of many claims, or of other things, as the list of the desk does. */
export async function moveMany(
  who: Colleague,
  ids: number[],
  fields: Record<string, string>,
  path = 'moves',
): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const id of ids) form.append('items', `${id} ${new Date().toISOString()}`)
  const headers = { accept: 'application/json', authorization: `JWT ${who.token}` }
  return (await fetch(at(`/cms/desk/${path}`), { method: 'POST', headers, body: form })).json()
}

/** Sends a form of the desk's card of a thing, for example its note. */
export async function postAtDesk(
  who: Colleague,
  path: string,
  fields: Record<string, string>,
): Promise<Pick<MoveResult, 'status' | 'next' | 'refused'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const headers = { accept: 'application/json', authorization: `JWT ${who.token}` }
  const response = await fetch(at(`/cms/desk/${path}`), { method: 'POST', headers, body: form })
  const { next, errors } = (await response.json()) as {
    next?: string
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  return { status: response.status, next, refused: errors?.[0]?.data?.errors?.[0] }
}

/** Makes a move of an idea, a comment or a message to the support as its card does. */
export function moveItem(who: Colleague, kind: string, id: number, fields: Record<string, string | number>) {
  const given = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const form = { updatedAt: new Date().toISOString(), ...(Object.fromEntries(given) as Record<string, string>) }
  return postAtDesk(who, `items/${kind}/${id}/moves`, form)
}

/** Saves a thing as the back office's own form does. */
export async function moveInOffice(who: Colleague, collection: string, id: number, body: object) {
  const response = await callOffice('PATCH', `/cms/${collection}/${id}`, { token: who.token, body })
  const { errors } = (await response.json()) as {
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  return { status: response.status, refused: errors?.[0]?.data?.errors?.[0] }
}

/** Writes to the support and returns the number of the message. */
export async function askSupport(database: Client, resident: Resident): Promise<number> {
  const message = someWord()
  const { status } = await resident.call(postTechSupport, { body: { message } })
  if (status !== 200) throw new Error(`Сообщение в техподдержку: ${status}`)
  const sql = 'SELECT id FROM support_requests WHERE message = $1'
  return (await database.query<{ id: number }>(sql, [message])).rows[0]?.id ?? 0
}

/** Lets moves of the desk wait for so long, on the API server of this Jest worker. */
export async function setUndoSeconds(seconds: number): Promise<void> {
  const response = await fetch(at(`/undo-seconds?${seconds}`), { method: 'POST' })
  if (response.status !== 204) throw new Error('Этот портал не меняет, сколько ждут решения')
}

/** Lets the time of «Отменить» pass for all that waits. */
export async function passUndoTime(database: Client): Promise<void> {
  await database.query('UPDATE private_desk_moves SET due_at = now() WHERE refusal IS NULL')
}
