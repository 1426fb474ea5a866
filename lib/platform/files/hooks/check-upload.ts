import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import type { FileKind } from '@/lib/platform/files/document-kind'
import { FileRejectedError } from '@/lib/platform/files/file-refusal'
import { requestValue } from '@/lib/platform/payload/request-value'

const NAME_BYTES = 12
export const uploadedName = requestValue<string>('originName')

interface UploadRules {
  /** Bytes; the portal's own files may be larger. */
  largest: number
  tooLarge: string
  findKind: (content: Buffer) => Promise<FileKind>
}

/** Checks size and type by content before other hooks. Names are random, so they may be cached forever. */
export function checkUpload({ largest, tooLarge, findKind }: UploadRules): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if ((operation !== 'create' && operation !== 'update') || !req.file || isAnonymous(req)) return args
    if (req.payloadAPI === 'REST' && req.file.size > largest) throw new UploadRejectedError(tooLarge, 413)
    const { extension, mimeType, content = req.file.data } = await findKind(req.file.data).catch(refuse)
    uploadedName.leave(req, req.file.name)
    req.file.name = randomName(extension)
    req.file.mimetype = mimeType
    req.file.data = content
    req.file.size = content.length
    return args
  }
}

function refuse(error: unknown): never {
  throw error instanceof FileRejectedError ? new UploadRejectedError(error.message, error.status) : error
}

export function randomName(extension: string): string {
  return `${randomBytes(NAME_BYTES).toString('hex')}.${extension}`
}

/** Such a request is refused after this hook. */
export function isAnonymous(req: PayloadRequest): boolean {
  return req.payloadAPI === 'REST' && !req.user
}

/** The message is shown to the editor. */
export class UploadRejectedError extends APIError {
  constructor(sentence: string, status = 400) {
    super(sentence, status, null, true)
  }
}
