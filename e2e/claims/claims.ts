import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { at } from '@/e2e/fixtures/portal'
import { type Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { callOffice, type Colleague } from '@/e2e/fixtures/staff'
import { getClaimCategories, listClaimPoints } from '@/lib/domains/claims/contract'
import type { ClaimCategoryTree, ClaimPoints } from '@/lib/domains/claims/shapes'
import { claimCodes, type ClaimCode } from '@/lib/domains/claims/states'

export const graphPath = '/graphql/socialcontrol'

interface GraphAnswer {
  data: Record<string, unknown> | null
  errors?: { message: string; extensions?: { validation?: Record<string, string[]> } }[]
}

type Headers = Record<string, string>

/** Calls the graph of social control as a resident, or as a guest from a new network address. */
export async function graph(query: string, variables: object = {}, headers: Headers = {}): Promise<GraphAnswer> {
  const response = await fetch(at(graphPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor(), ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as GraphAnswer
}

export function bearer({ token }: Resident): Headers {
  return { authorization: `Bearer ${token}` }
}

/** Sends a file by the form of the graph's uploads. */
export async function sendFile(file: File, headers: Headers = {}): Promise<GraphAnswer> {
  const form = new FormData()
  const query = 'mutation($files: [Upload!]!) { UploadFile(files: $files, folder: sc) { url } }'
  form.set('operations', JSON.stringify({ query, variables: { files: [null] } }))
  form.set('map', JSON.stringify({ 0: ['variables.files.0'] }))
  form.set('0', file)
  const response = await fetch(at(graphPath), {
    method: 'POST',
    headers: { ...someVisitor(), 'x-requested-with': 'fetch', ...headers },
    body: form,
  })
  return (await response.json()) as GraphAnswer
}

/** Uploads a photo and returns its address. */
export async function upload(headers: Headers = {}): Promise<string> {
  const photo = await phonePhoto(randomBytes(4).toString('hex'))
  const sent = new File([new Uint8Array(photo)], 'снимок.jpg', { type: 'image/jpeg' })
  const { data, errors } = await sendFile(sent, headers)
  const [file] = (data?.UploadFile ?? []) as { url: string }[]
  if (!file) throw new Error(`Снимок не принят: ${JSON.stringify(errors)}`)
  return file.url
}

/** Makes the input of a valid claim. */
export async function someClaim(text = `Проба ${randomBytes(4).toString('hex')}`) {
  return {
    x: 48.5612,
    y: 41.8571,
    address: 'ул. Портовая, 12',
    text,
    images: [] as string[],
    agree_with_rules: true,
    category_id: await someTheme(),
  }
}

/** Returns a category that takes claims and has a department. */
async function someTheme(): Promise<number> {
  const response = await send(getClaimCategories)
  const { categories } = (await response.json()) as { categories: ClaimCategoryTree[] }
  const theme = categories.flatMap(({ childCategories }) => childCategories).find(({ department }) => department)
  if (!theme) throw new Error('В базе нет тем сообщений: наполните её демонстрационным городом')
  return theme.id
}

export const asResident = 'mutation($input: ClaimInput!) { ClaimCreateAuth(input: $input) { code message } }'

/** Sends a claim as a resident and returns its number. */
export async function reportAs(resident: Resident, changes: object = {}, headers: Headers = {}): Promise<number> {
  const input = { ...(await someClaim()), ...changes }
  const { data, errors } = await graph(asResident, { input }, { ...bearer(resident), ...headers })
  const { message = '' } = (data?.ClaimCreateAuth ?? {}) as { message?: string }
  const id = Number(/№\D*(\d+)/.exec(message)?.[1])
  if (!id) throw new Error(`Заявка не принята: ${message} ${JSON.stringify(errors)}`)
  return id
}

export const asGuest = 'mutation($input: GuestClaimInput!) { ClaimCreate(input: $input) { code message state_url } }'

/** Sends a claim as a guest. `key` is that of the email, which is not opened; `stateUrl` is the private link. */
export async function reportAsGuest(input: object): Promise<{ code: number; key: string; stateUrl: string }> {
  const email = `gost-${randomBytes(5).toString('hex')}@samursk.example`
  const guest = { name: 'Гостев Пробник', email, ...input }
  const { data, errors } = await graph(asGuest, { input: guest })
  if (!data) throw new Error(JSON.stringify(errors))
  const key = keyIn(await waitForEmail(guest.email, 'Подтвердите заявку'), 'confirm-claim')
  const { code, state_url: stateUrl } = data.ClaimCreate as { code: number; state_url: string }
  return { code, key, stateUrl }
}

/** Saves a change of a claim as a member of the staff. */
export async function act(who: Colleague, id: number, body: object) {
  const response = await callOffice('PATCH', `/cms/claims/${id}`, { token: who.token, body })
  const { doc, errors } = (await response.json()) as {
    doc?: Record<string, unknown>
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  }
  return { status: response.status, doc, refused: errors?.[0]?.data?.errors?.[0] }
}

interface StoredClaim {
  text: string
  address: string
  /** None if it is left out. */
  category?: number | undefined
  author?: string
  /** Under review if it is left out. */
  code?: ClaimCode
}

/** Writes a claim into the database as if it had been published. */
export async function storeClaim(database: Client, claim: StoredClaim): Promise<number> {
  const { text, address, category, author, code = claimCodes.underReview } = claim
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO claims (text, address, x, y, code, category_id, author_name, published_at)
     VALUES ($1, $2, 48.5, 41.8, $3, $4, $5, now()) RETURNING id`,
    [text, address, String(code), category, author],
  )
  return rows[0]?.id ?? 0
}

/** Returns the numbers of the claims on the map. */
export async function pointIds(): Promise<number[]> {
  const response = await send(listClaimPoints, { headers: someVisitor() })
  return ((await response.json()) as { points: ClaimPoints }).points.id
}
