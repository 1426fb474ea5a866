import { call } from '@/lib/api/browser'
import { callGraph } from '@/lib/api/graph-browser'
import { uploadGraph } from '@/lib/api/graph-upload'
import { currentOwner, GUEST } from '@/lib/api/resident-identity'
import { deleteWaiting, forgetStrangers, isConnectionLost, listOwnWaiting } from '@/lib/api/waiting-messages'
import { putWaiting, type WaitingClaim, type WaitingIdea, type WaitingMessage } from '@/lib/api/waiting-store'
import { changeConsent } from '@/lib/contract/cabinet'
import { AppError, type ErrorCode } from '@/lib/contract/errors'
import { createClaimAsGuest, createClaimAsResident, uploadClaimPhotos } from '@/lib/contract/graphql/claim-operations'
import { createIdea, uploadIdeaFiles } from '@/lib/contract/graphql/idea-operations'
import { messages } from '@/lib/contract/messages'

/** What came of one message: the server's word on it, or why it returns into its form. */
export interface WaitingOutcome {
  message: WaitingMessage
  said: string
  isSent: boolean
}

/** Nothing is wrong with the message itself: it is tried again later. */
const passing: readonly ErrorCode[] = ['unavailable', 'internal', 'tooMany', 'unauthorized']

/** Sends what waits of whoever is here, one after another; other tabs keep out meanwhile. */
export function sendWaiting(): Promise<WaitingOutcome[]> {
  if (!('locks' in navigator)) return sendAll() // no https: the key alone keeps it from happening twice
  return navigator.locks.request('waiting-messages', { ifAvailable: true }, (lock) => (lock ? sendAll() : []))
}

async function sendAll(): Promise<WaitingOutcome[]> {
  await forgetStrangers()
  const outcomes: WaitingOutcome[] = []
  for (const message of await listOwnWaiting()) {
    if (message.refusal || message.owner !== currentOwner()) continue
    const outcome = await sendOne(message)
    if (outcome === null) break
    outcomes.push(outcome)
  }
  return outcomes
}

/** Null when it has to wait longer, and all that came after it too. */
async function sendOne(message: WaitingMessage): Promise<WaitingOutcome | null> {
  try {
    const said = await (message.kind === 'claim' ? sendClaim(message) : sendIdea(message))
    await deleteWaiting(message.key)
    return { message, said, isSent: true }
  } catch (error) {
    if (!(error instanceof AppError) || isConnectionLost(error) || passing.includes(error.code)) return null
    if (error.errors && filesAreGone(message, error.errors)) return sendOne(await withoutUploads(message))
    await putWaiting({ ...message, refusal: { message: error.message, errors: error.errors } })
    return { message, said: error.message, isSent: false }
  }
}

/** What was put on the server days ago and belonged to nothing has been swept away. */
function filesAreGone({ uploaded }: WaitingMessage, errors: Record<string, string[]>): boolean {
  return uploaded !== undefined && ['images', 'img', 'documents'].some((field) => field in errors)
}

async function withoutUploads(message: WaitingMessage): Promise<WaitingMessage> {
  const bare = { ...message, uploaded: undefined }
  await putWaiting(bare)
  return bare
}

/** A resident's claim takes the person from the session. */
async function sendClaim(message: WaitingClaim): Promise<string> {
  const { key, owner, input } = message
  const images = await filesOf(message, ['images'])
  const options = { idempotencyKey: key }
  if (owner === GUEST)
    return (await callGraph(createClaimAsGuest, { input: { ...input, images } }, options)).ClaimCreate.message
  const { name: _name, email: _email, phone: _phone, ...own } = input
  return (await callGraph(createClaimAsResident, { input: { ...own, images } }, options)).ClaimCreateAuth.message
}

async function sendIdea(message: WaitingIdea): Promise<string> {
  const urls = await filesOf(message, ['documents', 'img'])
  await call(changeConsent, { body: { purpose: 'idea', is_given: true } })
  const input = { ...message.input, img: urls.at(-1) ?? '', documents: urls.slice(0, -1) }
  const { place } = message.typed
  await callGraph(createIdea, { input }, { idempotencyKey: message.key, ...(typeof place === 'string' && { place }) })
  return messages.ideaSent
}

/** Addresses of its files; remembered before the message goes, or a repeat of it would be another message. */
async function filesOf(message: WaitingMessage, fields: readonly string[]): Promise<string[]> {
  if (message.uploaded) return message.uploaded
  const files = fields.flatMap((field) => message.files[field] ?? [])
  if (files.length === 0) return []
  const { UploadFile: answered } =
    message.kind === 'claim'
      ? await uploadGraph(uploadClaimPhotos, { folder: 'sc' }, files)
      : await uploadGraph(uploadIdeaFiles, { folder: 'ic' }, files)
  const uploaded = answered.map(({ url }) => url)
  await putWaiting({ ...message, uploaded })
  return uploaded
}
