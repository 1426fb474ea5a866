import { currentOwner } from '@/lib/client/current-owner'
import { type OutboxKind, updateMessage, type OutboxMessage } from '@/lib/client/outbox-store'
import { deleteMessage, deleteForeignMessages, isConnectionLost, listMyMessages } from '@/lib/client/outbox-messages'
import { AppError, type ErrorCode } from '@/lib/contract/errors'

export interface SendResult {
  message: OutboxMessage
  answer: string
  isSent: boolean
}

/** Nothing can be sent now. */
const unreachable: readonly ErrorCode[] = ['unavailable', 'unauthorized']
/** This message has to wait; another one, of another kind or with other contents, may pass. */
const untimely: readonly ErrorCode[] = ['internal', 'tooMany']

/** Sends own messages one after another, in one tab at a time. */
export function sendOutbox(kinds: readonly OutboxKind[]): Promise<SendResult[]> {
  if (!('locks' in navigator)) return sendAll(kinds) // without https the key alone keeps it from happening twice
  return navigator.locks.request('waiting-messages', { ifAvailable: true }, (lock) => (lock ? sendAll(kinds) : []))
}

async function sendAll(kinds: readonly OutboxKind[]): Promise<SendResult[]> {
  await deleteForeignMessages()
  const results: SendResult[] = []
  for (const message of await listMyMessages()) {
    const kind = kinds.find((own) => own.kind === message.kind)
    if (!kind || message.refusal || message.owner !== currentOwner()) continue
    const result = await sendOne(kind, message)
    if (result === null) break
    if (result !== 'later') results.push(result)
  }
  return results
}

async function sendOne(kind: OutboxKind, message: OutboxMessage): Promise<SendResult | 'later' | null> {
  try {
    const uploaded = message.uploaded ?? (await uploadFiles(kind, message))
    // uploads take time: the message may be deleted or the user changed
    if (!(await updateMessage(message.key, { uploaded })) || message.owner !== currentOwner()) return null
    const answer = await kind.send(message, uploaded ?? [])
    await deleteMessage(message.key)
    return { message, answer, isSent: true }
  } catch (error) {
    if (!(error instanceof AppError) || isConnectionLost(error) || unreachable.includes(error.code)) return null
    if (untimely.includes(error.code)) return 'later'
    if (error.errors && filesAreGone(kind, message, error.errors)) return sendOne(kind, await withoutUploads(message))
    const refusal = { message: error.message, errors: error.errors }
    return (await updateMessage(message.key, { refusal })) ? { message, answer: error.message, isSent: false } : null
  }
}

/** Unused uploads are deleted after days. */
function filesAreGone(
  { fileFields }: OutboxKind,
  { uploaded }: OutboxMessage,
  errors: Record<string, string[]>,
): boolean {
  return uploaded !== undefined && fileFields.some((field) => field in errors)
}

async function withoutUploads(message: OutboxMessage): Promise<OutboxMessage> {
  await updateMessage(message.key, { uploaded: undefined })
  return { ...message, uploaded: undefined }
}

/** Uploads files; URLs are stored before sending, or a repeat would be another message. */
async function uploadFiles(kind: OutboxKind, { files }: OutboxMessage): Promise<string[] | undefined> {
  const chosen = kind.fileFields.flatMap((field) => files[field] ?? [])
  return chosen.length === 0 ? undefined : kind.upload(chosen)
}
