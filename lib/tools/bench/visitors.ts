import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'

const DAY_MS = 86_400_000
/** Days of the year that lie before all contents, so that every list is whole. */
const FIRST_DAY = Date.UTC(1970, 0, 1)

/** A new IP per call, because calls are limited by IP. */
export function someAddress(): string {
  return `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`
}

/** Returns URLs that nobody has asked for: whole lists and searches, each since another day. */
export function newListUrl(turn: number): string {
  const since = new Date(FIRST_DAY + turn * DAY_MS).toISOString().slice(0, 10)
  const paths = [`/news?from=${since}`, `/search?text=${encodeURIComponent('дорога')}&from=${since}`]
  return paths[turn % paths.length] ?? ''
}

export async function readPage(address: string): Promise<boolean> {
  const headers = { accept: 'text/html', 'x-forwarded-for': someAddress() }
  const response = await fetch(address, { headers })
  await response.arrayBuffer()
  return response.ok
}

/** A photograph of a phone, about 3 MB. */
export function somePhoto({ width = 2000, height = 1500, quality = 80 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, noise, background: '#000' } })
    .jpeg({ quality })
    .toBuffer()
}

/** Uploads a photo for a claim, as a guest. */
export async function uploadPhoto(origin: string, photo: Buffer): Promise<boolean> {
  const response = await sendPhoto(origin, photo)
  const { errors } = (await response.json()) as { errors?: unknown }
  return response.ok && !errors
}

/** Returns the response as it is. */
export function sendPhoto(origin: string, photo: Buffer): Promise<Response> {
  const query = 'mutation($files: [Upload!]!) { UploadFile(files: $files, folder: sc) { url } }'
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables: { files: [null] } }))
  form.set('map', JSON.stringify({ 0: ['variables.files.0'] }))
  form.set('0', new File([new Uint8Array(photo)], 'снимок.jpg', { type: 'image/jpeg' }))
  const headers = { 'x-forwarded-for': someAddress(), 'x-requested-with': 'fetch' }
  return fetch(`${origin}/graphql/socialcontrol`, { method: 'POST', headers, body: form })
}

/** Sends a message to the support, as a guest. */
export async function sendMessage(origin: string): Promise<boolean> {
  const message = `Не открывается карта ${randomBytes(6).toString('hex')}`
  const response = await fetch(`${origin}/api/posttechsupport`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ message, email: 'guest@samursk.example', consents: ['support'] }),
  })
  await response.arrayBuffer()
  return response.ok
}

/** Registers a resident, who gets an email, and returns the token. */
export async function registerResident(origin: string): Promise<string> {
  const password = randomBytes(12).toString('hex')
  const email = `golos-${randomBytes(6).toString('hex')}@samursk.example`
  const names = { surname: 'Замеров', name: 'Пётр', phone: '+7 (928) 055-12-34' }
  const response = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ ...names, email, password, password_confirmation: password, consents: ['registration'] }),
  })
  const { user } = (await response.json()) as { user?: { api_token: string } }
  if (!user) throw new Error(`Житель для замера не зарегистрирован: ${response.status}`)
  return user.api_token
}
