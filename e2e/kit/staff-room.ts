import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase } from '@/e2e/kit/database'
import { Office } from '@/e2e/kit/office'
import { at } from '@/e2e/kit/portal'

export const roles = ['administrator', 'editor', 'moderator', 'officer', 'clerk', 'organizer'] as const
export type Role = (typeof roles)[number]

/** A person of the staff is made for a test, as the back office knows them. */
export interface Colleague {
  id: unknown
  email: string
  password: string
  token: string
}

/** Makes a new account with one role, logged in. */
export async function hire(office: Office, role: Role): Promise<Colleague> {
  const mark = randomBytes(4).toString('hex')
  const account = { email: `${role}-${mark}@samursk.example`, password: randomBytes(12).toString('base64url') }
  const { id } = await office.create('staff', { ...account, name: `Проба ${mark}`, roles: [role] })
  const { token } = (await (await logIn(account)).json()) as { token: string }
  return { id, ...account, token }
}

export function logIn({ email, password }: Pick<Colleague, 'email' | 'password'>, headers = {}): Promise<Response> {
  return ask('POST', '/cms/staff/login', { body: { email, password }, headers })
}

/** Makes a call of the back office's REST as anybody: with somebody's token, or as a stranger. */
export function ask(
  method: string,
  path: string,
  { token, body, headers: own }: { token?: string; body?: object | FormData; headers?: Record<string, string> } = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = {
    ...own,
    ...(token && { authorization: `JWT ${token}` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  }
  return fetch(at(path), { method, headers, body: isForm ? body : body && JSON.stringify(body) })
}

/** Opens what most tests of claims and ideas begin with: the database, the back office and a moderator in it. */
export async function openModeration(): Promise<{ database: Client; office: Office; moderator: Colleague }> {
  const [database, office] = await Promise.all([openDatabase(), Office.logIn()])
  return { database, office, moderator: await hire(office, 'moderator') }
}
