import { insertUpload, takeUpload, type UploadFolder } from '@/lib/domains/uploads/repository'
import type { MutationCall } from '@/lib/platform/calls/perform'
import { takePhoto } from '@/lib/platform/pictures/clean-picture'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { keepPrivateFile } from '@/lib/platform/files/private-files'
import { plainName } from '@/lib/platform/files/safe-name'
import { keyHash, newKey } from '@/lib/platform/keys/secret-keys'
import { takeFile, type TakenFile } from '@/lib/platform/files/take-file'
import type { PrivateFile } from '@/lib/platform/payload/payload-types'
import { paths } from '@/lib/config/paths'
import { HOUR } from '@/lib/contract/call-limit'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** Every graph that takes files has `UploadFile`. */
export const uploadFile: MutationCall = {
  id: 'uploadFile',
  limits: [{ of: 'caller', points: 60, seconds: HOUR }],
}

interface UploadedFile {
  url: string
  origin_name: string
  type: string
  size: number
}

const UPLOAD_ADDRESS = /^\/uploads\/([\w-]{43})$/
const purposes: Record<UploadFolder, PrivateFile['purpose']> = { sc: 'claim', ic: 'idea' }

/**
 * Keeps files until the form they belong to is sent: by content, without metadata, seen by nobody. Of a claim all are
 * photos, of an idea the last one. The answer is in their order; each address is good for a day, once, and for this
 * uploader. Throws invalid at `files`.
 */
export async function keepUploads(
  files: readonly File[],
  { folder, residentId, most }: { folder: UploadFolder; residentId: number | null; most: number },
): Promise<UploadedFile[]> {
  if (files.length === 0) throw refusal(messages.required)
  if (files.length > most) throw refusal(messages.tooManyFiles(most))
  const looked: { name: string; taken: TakenFile }[] = []
  for (const file of files) {
    const isPhoto = folder === 'sc' || file === files.at(-1)
    looked.push({ name: file.name, taken: await (isPhoto ? takePhoto : takeFile)(file, 'files') })
  }
  return inTransaction(async () => {
    const kept: UploadedFile[] = []
    for (const { name, taken } of looked) kept.push(await keep(name, taken, folder, residentId))
    return kept
  })
}

/** Whether this names an upload at all; whose it is and whether it is fresh, `takeUploads` finds out. */
export function isUploadAddress(url: string): boolean {
  return UPLOAD_ADDRESS.test(url)
}

interface Taking {
  folder: UploadFolder
  residentId: number | null
  field: string
  /** Set where a document is none of what is asked for. */
  picturesOnly?: boolean
}

/**
 * Gives numbers of the files behind these addresses, taken for good. Throws invalid at `field` for one that is not the
 * uploader's own and fresh.
 */
export async function takeUploads(
  urls: readonly string[],
  { field, picturesOnly = false, ...owner }: Taking,
): Promise<number[]> {
  const ids: number[] = []
  for (const url of urls) {
    const token = UPLOAD_ADDRESS.exec(url)?.[1]
    const id = token ? await takeUpload({ token: keyHash(token), picturesOnly, ...owner }) : null
    if (id === null) throw new AppError('invalid', { errors: { [field]: [messages.uploadUnknown] } })
    ids.push(id)
  }
  return ids
}

async function keep(
  name: string,
  taken: TakenFile,
  folder: UploadFolder,
  residentId: number | null,
): Promise<UploadedFile> {
  const originName = plainName(name) || `файл.${taken.extension}`
  const fileId = await keepPrivateFile({ ...taken, originName, purpose: purposes[folder], residentId })
  const token = newKey()
  await insertUpload({ token: keyHash(token), folder, residentId, fileId })
  return { url: paths.upload(token), origin_name: originName, type: taken.mimeType, size: taken.content.byteLength }
}

function refusal(message: string): AppError {
  return new AppError('invalid', { errors: { files: [message] } })
}
