import { currentOwner } from '@/lib/client/current-owner'
import type { WaitingKind } from '@/lib/client/waiting-kind'
import { deleteWaiting, forgetStrangers, isConnectionLost, listOwnWaiting } from '@/lib/client/waiting-messages'
import { updateWaiting, type WaitingMessage } from '@/lib/client/waiting-store'
import { AppError, type ErrorCode } from '@/lib/contract/errors'

/** Says what came of one message: the server's word on it, or why it returns into its form. */
export interface WaitingOutcome {
  message: WaitingMessage
  answer: string
  isSent: boolean
}

/** After these the message is tried again later: nothing is wrong with it itself. */
const passing: readonly ErrorCode[] = ['unavailable', 'internal', 'tooMany', 'unauthorized']

/** Sends what waits of whoever is here, one after another; other tabs keep out meanwhile. */
export function sendWaiting(kinds: readonly WaitingKind[]): Promise<WaitingOutcome[]> {
  if (!('locks' in navigator)) return sendAll(kinds) // without https the key alone keeps it from happening twice
  return navigator.locks.request('waiting-messages', { ifAvailable: true }, (lock) => (lock ? sendAll(kinds) : []))
}

async function sendAll(kinds: readonly WaitingKind[]): Promise<WaitingOutcome[]> {
  await forgetStrangers()
  const outcomes: WaitingOutcome[] = []
  for (const message of await listOwnWaiting()) {
    const kind = kinds.find((own) => own.kind === message.kind)
    if (!kind || message.refusal || message.owner !== currentOwner()) continue
    const outcome = await sendOne(kind, message)
    if (outcome === null) break
    outcomes.push(outcome)
  }
  return outcomes
}

/** Answers null when the message, and all after it, must wait longer, or when it is nobody's any more. */
async function sendOne(kind: WaitingKind, message: WaitingMessage): Promise<WaitingOutcome | null> {
  try {
    const uploaded = message.uploaded ?? (await uploadFiles(kind, message))
    // files take their time: meanwhile the message may have been deleted, or another resident may have come
    if (!(await updateWaiting(message.key, { uploaded })) || message.owner !== currentOwner()) return null
    const answer = await kind.send(message, uploaded ?? [])
    await deleteWaiting(message.key)
    return { message, answer, isSent: true }
  } catch (error) {
    if (!(error instanceof AppError) || isConnectionLost(error) || passing.includes(error.code)) return null
    if (error.errors && filesAreGone(kind, message, error.errors)) return sendOne(kind, await withoutUploads(message))
    const refusal = { message: error.message, errors: error.errors }
    return (await updateWaiting(message.key, { refusal })) ? { message, answer: error.message, isSent: false } : null
  }
}

/** Files that were put on the server days ago and belonged to nothing have been swept away. */
function filesAreGone(
  { fileFields }: WaitingKind,
  { uploaded }: WaitingMessage,
  errors: Record<string, string[]>,
): boolean {
  return uploaded !== undefined && fileFields.some((field) => field in errors)
}

async function withoutUploads(message: WaitingMessage): Promise<WaitingMessage> {
  await updateWaiting(message.key, { uploaded: undefined })
  return { ...message, uploaded: undefined }
}

/** Gives its files' addresses, remembered before the message is sent: else a repeat would be another message. */
async function uploadFiles(kind: WaitingKind, { files }: WaitingMessage): Promise<string[] | undefined> {
  const chosen = kind.fileFields.flatMap((field) => files[field] ?? [])
  return chosen.length === 0 ? undefined : kind.upload(chosen)
}
