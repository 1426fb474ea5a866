import { randomBytes, randomInt } from 'node:crypto'
import { openDatabase } from '@/e2e/kit/database'
import { at } from '@/e2e/kit/portal'
import type { Operation } from '@/lib/contract/operation'
import { confirmClaim } from '@/lib/domains/claims/contract'
import { cancelReception, confirmReception } from '@/lib/domains/receptions/contract'
import * as residents from '@/lib/domains/residents/contract'

export interface Sent {
  body?: object
  query?: string
  token?: string
  headers?: Record<string, string>
}

/** Makes headers of a visitor from an address of their own, so that limits of one test are not those of another. */
export function someVisitor(): Record<string, string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  // the second stands for the front where a development server has none; the front itself throws it away
  return { 'x-forwarded-for': address, 'x-client-address': address }
}

/** People register and open the links of their letters from addresses of their own. */
const fromAnywhere: readonly string[] = [
  residents.register.path,
  residents.confirmEmail.path,
  confirmClaim.path,
  confirmReception.path,
  cancelReception.path,
]

/** Makes a call as anybody. Bodies with files go as forms; some calls come from a new address each. */
export function send(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  { body, query = '', token, headers }: Sent = {},
) {
  const isForm = body instanceof FormData
  return fetch(at(path + query), {
    method,
    headers: {
      ...(method === 'POST' && !isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(fromAnywhere.includes(path) && someVisitor()),
      ...headers,
    },
    body: method === 'POST' ? (isForm ? body : JSON.stringify(body ?? {})) : undefined,
  })
}

/** Makes a name like no other; a name holds letters alone. */
export function someName(beginning: string): string {
  return beginning + [...randomBytes(8)].map((byte) => 'абвгдежзиклмнопр'[byte % 16]).join('')
}

/** Fills in the fields of the registration form rightly. */
export function someone() {
  const password = `Пароль-${randomBytes(6).toString('hex')}`
  return {
    surname: 'Пробова',
    name: 'Анна',
    patronymic: 'Игоревна',
    phone: '+7 (928) 055-12-34',
    email: `proba-${randomBytes(6).toString('hex')}@samursk.example`,
    password,
    password_confirmation: password,
    consents: ['registration'],
  }
}

/** Confirms the address as the letter's link does while nothing waits for it. */
async function confirmAddress(residentId: number): Promise<void> {
  const database = await openDatabase()
  await database.query('UPDATE residents SET email_confirmed_at = now() WHERE id = $1', [residentId])
  await database.end()
}

/** A resident made for a test registers by the contract and calls with their own token. */
export class Resident {
  readonly visitor = someVisitor()

  private constructor(
    readonly id: number,
    readonly email: string,
    public password: string,
    public token: string,
  ) {}

  /** Registers one whose address is confirmed: what they do takes effect at once. */
  static async register(changes: object = {}, headers = someVisitor()): Promise<Resident> {
    const resident = await Resident.unconfirmed(changes, headers)
    await confirmAddress(resident.id)
    return resident
  }

  /** Registers one who has not opened the link of the letter yet. */
  static async unconfirmed(changes: object = {}, headers = someVisitor()): Promise<Resident> {
    const data = { ...someone(), ...changes }
    const answer = await send(residents.register, { body: data, headers })
    if (!answer.ok) throw new Error(`Регистрация не удалась: ${answer.status} ${await answer.text()}`)
    const { user } = (await answer.json()) as { user: residents.User }
    return new Resident(user.id, data.email, data.password, user.api_token)
  }

  call(operation: Pick<Operation, 'method' | 'path'>, sent: Sent = {}): Promise<Response> {
    return send(operation, { token: this.token, ...sent, headers: { ...this.visitor, ...sent.headers } })
  }

  /** Opens a further session; answers its token, or null when the login is refused. */
  async logIn(password = this.password, email = this.email): Promise<string | null> {
    const answer = await send(residents.login, { body: { email, password }, headers: this.visitor })
    return answer.ok ? ((await answer.json()) as { user: residents.User }).user.api_token : null
  }

  async user(token = this.token): Promise<residents.User> {
    const answer = await this.call(residents.getUser, { token })
    return ((await answer.json()) as { user: residents.User }).user
  }
}
