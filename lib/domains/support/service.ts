import { timingSafeEqual } from 'node:crypto'
import type { Visitor } from '@/lib/contract/caller'
import { checkAll, AppError } from '@/lib/contract/errors'
import { type FeedPart, noDeadline } from '@/lib/contract/feed-entry'
import type { BodyOf } from '@/lib/contract/operation'
import { logConsent } from '@/lib/domains/consents/service'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { findAuthor } from '@/lib/domains/residents/service'
import type { correctSupportEmail, postTechSupport } from '@/lib/domains/support/contract'
import { emails } from '@/lib/domains/support/emails'
import { supportMessages } from '@/lib/domains/support/messages'
import {
  findMyRequests,
  findStaffAddress,
  forgetAuthor,
  insertRequest,
  replaceEmail,
} from '@/lib/domains/support/repository'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { deletePrivateFiles, storePrivateFile } from '@/lib/platform/files/private-files'
import { hashKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { type CleanPicture, acceptPicture } from '@/lib/platform/pictures/accept-picture'
import { toReadableEmail } from '@/lib/text/email-address'
import { toIso } from '@/lib/time/dates'

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

type TakenPicture = Attachment & { picture: CleanPicture }

/** Stores a request with its pictures and notifies staff. */
export async function sendSupportRequest(
  residentId: number | null,
  body: BodyOf<typeof postTechSupport> & { pictures: readonly TakenPicture[] },
  visitor: Visitor,
): Promise<{ message: string; answer_key?: string }> {
  const author = residentId === null ? null : await findAuthor(residentId)
  const email = author?.email ?? body.email ?? null
  const request = { message: body.message, author: author?.fullName ?? 'Гость', email, residentId }
  const id = await inTransaction(async () => {
    const fileIds: number[] = []
    for (const { picture, title, document } of body.pictures) {
      const originName = title || document.name || `снимок.${picture.extension}`
      fileIds.push(await storePrivateFile({ ...picture, originName, purpose: 'support', residentId }))
    }
    const id = await insertRequest(request, fileIds)
    await logConsent(body.consents, { purpose: 'support', residentId, contact: author ? null : email, ...visitor })
    await notifyStaff(id)
    await noteArrivals('support', [id])
    return id
  })
  const isGuest = residentId === null && email !== null
  return { message: supportMessages.sent, ...(isGuest && { answer_key: buildKey(id) }) }
}

/** Redraws the pictures and sorts them by position. Throws invalid at a file's field. */
export async function takePictures(attachments: readonly Attachment[]): Promise<TakenPicture[]> {
  const pictures = await checkAll(
    attachments.map((attachment, index) => async () => ({
      ...attachment,
      picture: await acceptPicture(attachment.document, `documents_arr.${index}.document`),
    })),
  )
  return pictures.sort((one, other) => one.position - other.position)
}

/** Corrects a guest's address, with consent to it, and notifies staff again. Throws invalid at `email`. */
export async function replaceSupportEmail(
  { answer_key: key, email }: BodyOf<typeof correctSupportEmail>,
  visitor: Visitor,
): Promise<{ message: string }> {
  return inTransaction(async () => {
    const id = Number(key.split('.')[0])
    const request = isSame(key, buildKey(id)) ? await replaceEmail(id, email) : null
    if (!request) throw new AppError('invalid', { errors: { email: [supportMessages.emailLocked] } })
    await logConsent(['support'], { purpose: 'support', residentId: null, contact: email, ...visitor })
    await notifyStaff(id)
    return { message: supportMessages.replyAddress(toReadableEmail(email)) }
  })
}

/** Guest's key: the request number and a signature of this installation. */
function buildKey(id: number): string {
  return `${id}.${stableKey(`support address ${id}`)}`
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hashKey(given), hashKey(expected))
}

async function notifyStaff(id: number): Promise<void> {
  const staff = await findStaffAddress()
  if (staff) await queueEmail(staff, emails.received(id))
}

/** Detaches an erased account and deletes its pictures. */
export async function forgetSupport(residentId: number): Promise<void> {
  await forgetAuthor(residentId)
  await deletePrivateFiles(residentId, ['support', 'export'])
}

export async function supportFeed(residentId: number, limit: number): Promise<FeedPart> {
  const found = await findMyRequests(residentId)
  const entries = found.slice(-limit).map(({ id, message, state, created_at: at }) => ({
    kind: 'support' as const,
    id,
    title: `Сообщение № ${id}`,
    text: message,
    state: stateNames[state] ?? '',
    url: null,
    at: toIso(at),
    ...noDeadline,
    is_open: openStates.includes(state),
  }))
  return { total: found.length, entries }
}

export async function exportSupport(residentId: number) {
  const found = await findMyRequests(residentId)
  return found.map((row) => ({ ...row, created_at: toIso(row.created_at) }))
}
