import { timingSafeEqual } from 'node:crypto'
import {
  findOwnRequests,
  findStaffAddress,
  forgetAuthor,
  insertRequest,
  replaceEmail,
  type SupportRequest,
} from '@/lib/domains/support/repository'
import { takePicture, type CleanPicture } from '@/lib/platform/pictures/accept-picture'
import { emails } from '@/lib/domains/support/emails'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueLetter } from '@/lib/platform/mail/queue-email'
import { forgetPrivateFiles, keepPrivateFile } from '@/lib/platform/files/private-files'
import { keyHash, stableKey } from '@/lib/platform/keys/secret-keys'
import { readableEmail } from '@/lib/text/email-address'
import { AppError } from '@/lib/contract/errors'
import { supportMessages } from '@/lib/domains/support/messages'
import { withoutTerm, type FeedPart } from '@/lib/contract/feed-entry'

const stateNames: Record<string, string> = {
  new: 'Принято',
  working: 'В работе',
  answered: 'Отвечено',
  closed: 'Закрыто',
}

const openStates = ['new', 'working']

interface Attachment {
  title: string
  document: File
  position: number
}

/**
 * Stores a request with its pictures by position and notifies staff. `storeConsent` joins the transaction. Throws
 * invalid at a file's field.
 */
export async function postTechSupport(
  request: SupportRequest,
  attachments: readonly Attachment[],
  storeConsent: () => Promise<void>,
): Promise<{ message: string; answer_key?: string }> {
  const pictures: (Attachment & { picture: CleanPicture })[] = []
  for (const [index, attachment] of attachments.entries()) {
    pictures.push({ ...attachment, picture: await takePicture(attachment.document, `documents_arr.${index}.document`) })
  }
  pictures.sort((one, other) => one.position - other.position)
  const id = await inTransaction(async () => {
    const fileIds: number[] = []
    for (const { picture, title, document } of pictures) {
      const originName = title || document.name || `снимок.${picture.extension}`
      fileIds.push(
        await keepPrivateFile({ ...picture, originName, purpose: 'support', residentId: request.residentId }),
      )
    }
    const id = await insertRequest(request, fileIds)
    await storeConsent()
    await notifyStaff(id, request.message, request.email === null ? request.author : readableEmail(request.email))
    return id
  })
  const isGuest = request.residentId === null && request.email !== null
  return { message: supportMessages.sent, ...(isGuest && { answer_key: keyOf(id) }) }
}

/**
 * Corrects a guest's address and notifies staff again. `storeConsent` joins the transaction. Throws invalid at `email`.
 */
export async function correctSupportEmail(
  { key, email }: { key: string; email: string },
  storeConsent: () => Promise<void>,
): Promise<{ message: string }> {
  return inTransaction(async () => {
    const id = Number(key.split('.')[0])
    const request = isSame(key, keyOf(id)) ? await replaceEmail(id, email) : null
    if (!request) throw new AppError('invalid', { errors: { email: [supportMessages.emailLocked] } })
    await storeConsent()
    await notifyStaff(id, request.message, readableEmail(email))
    return { message: supportMessages.replyAddress(readableEmail(email)) }
  })
}

/** Guest's key: the request number and a signature of this installation. */
function keyOf(id: number): string {
  return `${id}.${stableKey(`support address ${id}`)}`
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(keyHash(given), keyHash(expected))
}

async function notifyStaff(id: number, message: string, author: string): Promise<void> {
  const staff = await findStaffAddress()
  if (staff) await queueLetter(staff, emails.supportRequest(id, message, author))
}

/** Detaches an erased account and deletes its pictures. */
export async function forgetSupport(residentId: number): Promise<void> {
  await forgetAuthor(residentId)
  await forgetPrivateFiles(residentId, ['support', 'export'])
}

export async function supportFeed(residentId: number, limit: number): Promise<FeedPart> {
  const found = await findOwnRequests(residentId)
  const entries = found.slice(-limit).map(({ id, message, state, created_at: at }) => ({
    kind: 'support' as const,
    id,
    title: `Сообщение № ${id}`,
    text: message,
    state: stateNames[state] ?? '',
    url: null,
    at: new Date(at).toISOString(),
    ...withoutTerm,
    is_open: openStates.includes(state),
  }))
  return { total: found.length, entries }
}

export async function exportSupport(residentId: number) {
  const found = await findOwnRequests(residentId)
  return found.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
