import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { FileKind } from '@/lib/platform/files/document-kind'
import { FileRejectedError, UploadRejectedError } from '@/lib/platform/files/file-refusal'
import { requestValue } from '@/lib/platform/payload/request-value'

const NAME_BYTES = 12
/** The name that an uploaded file came with. */
export const uploadedName = requestValue<string>('originName')

interface UploadRules {
  /** The limit in bytes, for files sent from outside: what the portal makes itself is only packed more loosely. */
  largest: number
  tooLarge: string
  /** Tells the type by the content and throws FileRejectedError for a file that is not taken. */
  kindOf: (content: Buffer) => Promise<FileKind>
}

/**
 * Looks at an uploaded file before anything is done with it: its size, and its type by content. Stored names are
 * random: an address tells nothing, cannot be guessed and may be kept by browsers for ever.
 */
export function checkUpload({ largest, tooLarge, kindOf }: UploadRules): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if ((operation !== 'create' && operation !== 'update') || !req.file || isAnonymous(req)) return args
    if (req.payloadAPI === 'REST' && req.file.size > largest) throw new UploadRejectedError(tooLarge, 413)
    const { extension, mimeType, content = req.file.data } = await kindOf(req.file.data).catch(refuse)
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

/** Whoever is not let in will be refused after this hook; until then nothing is done for them. */
export function isAnonymous(req: PayloadRequest): boolean {
  return req.payloadAPI === 'REST' && !req.user
}
