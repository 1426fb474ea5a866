import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { cleanDocument } from '@/lib/platform/documents/document-tasks'
import { DOC } from '@/lib/platform/files/document-kind'
import type { PrivateFile } from '@/lib/platform/payload/payload-types'
import { readPrivateFile } from '@/lib/platform/files/private-files'
import { inRequest, payloadClient, transactionId } from '@/lib/platform/database/payload-client'
import { hideAreas } from '@/lib/platform/pictures/hide-areas'
import { lockPhotoCopy, savePhotoCopy } from '@/lib/platform/pictures/photo-copies'
import { fitPicture } from '@/lib/platform/pictures/picture-limits'
import { AppError } from '@/lib/contract/errors'
import type { HiddenArea } from '@/lib/contract/hidden-areas'
import { messages } from '@/lib/contract/messages'
import { cutText } from '@/lib/text/plain-text'
import { traceRequest } from '@/lib/platform/pictures/hooks/trace-picture'

const MAX_ALT_LENGTH = 300

type PublishedFile = { relationTo: 'files'; value: number } | { relationTo: 'media'; value: number }

/**
 * Copies a resident's picture to the public library, without what a moderator has hidden; null if gone. `isTraced` stores
 * place, time and hash.
 */
export async function publishPicture(
  id: number,
  alt: string,
  req: PayloadRequest,
  { isTraced = false } = {},
): Promise<number | null> {
  const found = await findPrivate(id, req)
  return found && createPicture(found, alt, req, { isTraced })
}

/**
 * Copies a cleaned document, under `neutralName` if its author is anonymous. Null if it is gone, locked or broken, or
 * an anonymous DOC, whose stored names cannot be removed.
 */
export async function publishDocument(
  id: number,
  alt: string,
  req: PayloadRequest,
  neutralName?: string,
): Promise<PublishedFile | null> {
  const found = await findPrivate(id, req)
  if (!found) return null
  const { originName: given, mimeType } = found.row
  const originName = neutralName ? `${neutralName}${path.extname(given)}` : given
  if (mimeType?.startsWith('image/')) {
    const { name: caption } = path.parse(originName)
    return { relationTo: 'media', value: await createPicture(found, `${alt}: ${caption}`, req, { caption }) }
  }
  const cleaned = neutralName && mimeType === DOC.mimeType ? null : await cleanFound(found, req)
  if (!cleaned) return null
  const { id: value } = await req.payload.create({
    collection: 'files',
    data: { title: path.parse(originName).name, originName },
    file: toFile(cleaned),
    req: { transactionID: req.transactionID },
  })
  return { relationTo: 'files', value }
}

interface Found {
  row: PrivateFile
  data: Buffer
}

async function findPrivate(
  id: number,
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Found | null> {
  const req = { transactionID }
  const row = await payload.findByID({ collection: 'private-files', id, depth: 0, disableErrors: true, req })
  if (!row?.filename) return null
  return { row, data: await readPrivateFile(row.filename) }
}

async function cleanFound({ row, data }: Found, req: PayloadRequest): Promise<Found | null> {
  try {
    return { row, data: await cleanDocument(data, row.mimeType ?? '') }
  } catch (err) {
    req.payload.logger.warn({ err, file: row.id }, 'Документ жителя не открывается и не опубликован')
    return null
  }
}

async function createPicture(
  found: Found,
  alt: string,
  req: PayloadRequest,
  { caption, isTraced = false }: { isTraced?: boolean; caption?: string } = {},
): Promise<number> {
  const { file, hidden } = await inRequest(req, () => lockPhotoCopy(found.row.id))
  const { id: picture } = await req.payload.create({
    collection: 'media',
    data: { alt: cutText(alt, MAX_ALT_LENGTH), caption },
    file: toFile({ ...found, data: await fitPicture(await hideAreas(found.data, hidden)) }),
    context: traceRequest.contextWith(isTraced),
    req: { transactionID: req.transactionID },
  })
  await inRequest(req, () => savePhotoCopy({ file, picture, hidden }))
  return picture
}

/**
 * Makes the public copy of a picture anew from its original, in the current transaction. All its files get new names, which
 * no cache knows; the old ones are deleted.
 */
export async function redrawPicture(picture: number, original: number, hidden: readonly HiddenArea[]): Promise<void> {
  const payload = await payloadClient()
  const req = { transactionID: transactionId() }
  const found = await findPrivate(original, { payload, transactionID: req.transactionID })
  if (!found) throw new AppError('notFound', { message: messages.noFile })
  const data = await fitPicture(await hideAreas(found.data, hidden))
  await payload.update({ collection: 'media', id: picture, data: {}, file: toFile({ ...found, data }), depth: 0, req })
}

function toFile({ row, data }: Found) {
  return { data, name: row.filename ?? '', mimetype: row.mimeType ?? '', size: data.length }
}
