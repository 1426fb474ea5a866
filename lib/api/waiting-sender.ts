import { call } from '@/lib/api/browser'
import { callGraph } from '@/lib/api/graph-browser'
import { uploadGraph } from '@/lib/api/graph-upload'
import { currentOwner, GUEST } from '@/lib/api/current-owner'
import { deleteWaiting, forgetStrangers, isConnectionLost, listOwnWaiting } from '@/lib/api/waiting-messages'
import { updateWaiting, type WaitingClaim, type WaitingIdea, type WaitingMessage } from '@/lib/api/waiting-store'
import { changeConsent } from '@/lib/domains/cabinet/contract'
import { AppError, type ErrorCode } from '@/lib/contract/errors'
import { createClaimAsGuest, createClaimAsResident, uploadClaimPhotos } from '@/lib/domains/claims/graph/operations'
import { createIdea, uploadIdeaFiles } from '@/lib/domains/ideas/graph/operations'
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

/** Null when it has to wait longer, and all that came after it too; or when it is nobody's any more. */
async function sendOne(message: WaitingMessage): Promise<WaitingOutcome | null> {
  try {
    const uploaded = message.uploaded ?? (await uploadFiles(message))
    // files take their time: meanwhile it may have been deleted, or another resident may have come
    if (!(await updateWaiting(message.key, { uploaded })) || message.owner !== currentOwner()) return null
    const urls = uploaded ?? []
    const said = await (message.kind === 'claim' ? sendClaim(message, urls) : sendIdea(message, urls))
    await deleteWaiting(message.key)
    return { message, said, isSent: true }
  } catch (error) {
    if (!(error instanceof AppError) || isConnectionLost(error) || passing.includes(error.code)) return null
    if (error.errors && filesAreGone(message, error.errors)) return sendOne(await withoutUploads(message))
    const refusal = { message: error.message, errors: error.errors }
    return (await updateWaiting(message.key, { refusal })) ? { message, said: error.message, isSent: false } : null
  }
}

/** What was put on the server days ago and belonged to nothing has been swept away. */
function filesAreGone({ uploaded }: WaitingMessage, errors: Record<string, string[]>): boolean {
  return uploaded !== undefined && ['images', 'img', 'documents'].some((field) => field in errors)
}

async function withoutUploads(message: WaitingMessage): Promise<WaitingMessage> {
  await updateWaiting(message.key, { uploaded: undefined })
  return { ...message, uploaded: undefined }
}

/** A resident's claim takes the person from the session. */
async function sendClaim({ key, owner, input }: WaitingClaim, images: string[]): Promise<string> {
  const options = { idempotencyKey: key }
  if (owner === GUEST)
    return (await callGraph(createClaimAsGuest, { input: { ...input, images } }, options)).ClaimCreate.message
  const { name: _name, email: _email, phone: _phone, ...own } = input
  return (await callGraph(createClaimAsResident, { input: { ...own, images } }, options)).ClaimCreateAuth.message
}

async function sendIdea({ key, input: own, typed: { place } }: WaitingIdea, urls: string[]): Promise<string> {
  await call(changeConsent, { body: { purpose: 'idea', is_given: true } })
  const input = { ...own, img: urls.at(-1) ?? '', documents: urls.slice(0, -1) }
  await callGraph(createIdea, { input }, { idempotencyKey: key, ...(typeof place === 'string' && { place }) })
  return messages.ideaSent
}

/** Fields of files in the order in which they go. */
const fileFields = { claim: ['images'], idea: ['documents', 'img'] }

/** Addresses of its files; remembered before the message goes, or a repeat of it would be another message. */
async function uploadFiles({ kind, files }: WaitingMessage): Promise<string[] | undefined> {
  const chosen = fileFields[kind].flatMap((field) => files[field] ?? [])
  if (chosen.length === 0) return undefined
  const { UploadFile: answered } =
    kind === 'claim'
      ? await uploadGraph(uploadClaimPhotos, { folder: 'sc' }, chosen)
      : await uploadGraph(uploadIdeaFiles, { folder: 'ic' }, chosen)
  return answered.map(({ url }) => url)
}
