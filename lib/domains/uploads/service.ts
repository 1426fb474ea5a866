import { insertUpload, takeUpload, type UploadFolder } from '@/lib/domains/uploads/repository'
import type { MutationOperation } from '@/lib/contract/operation'
import { acceptPhoto } from '@/lib/platform/pictures/accept-picture'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { storePrivateFile } from '@/lib/platform/files/private-files'
import { plainName } from '@/lib/platform/files/safe-name'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import { acceptFile, type AcceptedFile } from '@/lib/platform/files/accept-file'
import type { PrivateFile } from '@/lib/platform/payload/payload-types'
import { paths } from '@/lib/config/paths'
import { HOUR } from '@/lib/contract/call-limit'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

export const uploadFile: MutationOperation = {
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
 * Stores files until their form is sent, without metadata and public access. Each URL works for a day, once, for this
 * uploader. Throws invalid at `files`.
 */
export async function storeUploads(
  files: readonly File[],
  { folder, residentId, most }: { folder: UploadFolder; residentId: number | null; most: number },
): Promise<UploadedFile[]> {
  if (files.length === 0) throw refusal(messages.required)
  if (files.length > most) throw refusal(messages.tooManyFiles(most))
  const accepted: { name: string; taken: AcceptedFile }[] = []
  for (const file of files) {
    const isPhoto = folder === 'sc' || file === files.at(-1)
    accepted.push({ name: file.name, taken: await (isPhoto ? acceptPhoto : acceptFile)(file, 'files') })
  }
  return inTransaction(async () => {
    const stored: UploadedFile[] = []
    for (const { name, taken } of accepted) stored.push(await storeUpload(name, taken, folder, residentId))
    return stored
  })
}

/** Checks the form of an address only; `takeUploads` checks owner and age. */
export function isUploadAddress(url: string): boolean {
  return UPLOAD_ADDRESS.test(url)
}

interface Taking {
  folder: UploadFolder
  residentId: number | null
  field: string
  picturesOnly?: boolean
}

/** Claims the files of these URLs and returns their ids. Throws invalid at `field` for a foreign or old one. */
export async function takeUploads(
  urls: readonly string[],
  { field, picturesOnly = false, ...owner }: Taking,
): Promise<number[]> {
  const ids: number[] = []
  for (const url of urls) {
    const token = UPLOAD_ADDRESS.exec(url)?.[1]
    const id = token ? await takeUpload({ token: hashKey(token), picturesOnly, ...owner }) : null
    if (id === null)
      throw new AppError('invalid', {
        errors: { [field]: ['Приложите файл ещё раз: прежняя загрузка уже использована или устарела'] },
      })
    ids.push(id)
  }
  return ids
}

async function storeUpload(
  name: string,
  taken: AcceptedFile,
  folder: UploadFolder,
  residentId: number | null,
): Promise<UploadedFile> {
  const originName = plainName(name) || `файл.${taken.extension}`
  const fileId = await storePrivateFile({ ...taken, originName, purpose: purposes[folder], residentId })
  const token = newKey()
  await insertUpload({ token: hashKey(token), folder, residentId, fileId })
  return { url: paths.upload(token), origin_name: originName, type: taken.mimeType, size: taken.content.byteLength }
}

function refusal(message: string): AppError {
  return new AppError('invalid', { errors: { files: [message] } })
}
