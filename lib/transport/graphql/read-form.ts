import { z } from 'zod'
import { parseBoundedJson } from '@/lib/transport/http/bounded-json'
import { readMultipart } from '@/lib/transport/http/multipart'
import { AppError } from '@/lib/contract/errors'
import { graphqlMessages } from '@/lib/transport/graphql/messages'
import { messages } from '@/lib/contract/messages'

const MB = 1024 * 1024
export const MAX_PICTURE_BYTES = 5 * MB
export const MAX_DOCUMENT_BYTES = 20 * MB
const pictures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e47', 'hex'), Buffer.from('RIFF')]
const MAX_PARTS = 50

const fileMap = z.record(z.string(), z.array(z.string()).max(MAX_PARTS))

/** A file replaces only a null of the variables, so a path cannot make anything grow. Throws invalid and tooLarge. */
export async function readForm(request: Request, largest: number): Promise<unknown> {
  const malformed = graphqlMessages.formMalformed
  const form = await readMultipart(request, { largest, mostParts: MAX_PARTS, refuseFile, malformed })
  const operation = parseJson(form, 'operations')
  if (form.has('map')) insertFiles(operation, fileMap.safeParse(parseJson(form, 'map')).data ?? null, form)
  return operation
}

function refuseFile(size: number, start: Buffer): AppError | null {
  const isPicture = pictures.some((signature) => start.subarray(0, signature.length).equals(signature))
  if (size <= (isPicture ? MAX_PICTURE_BYTES : MAX_DOCUMENT_BYTES)) return null
  const message = isPicture ? messages.imageTooLarge : messages.documentTooLarge
  return new AppError('invalid', { errors: { files: [message] } })
}

function parseJson(form: FormData, name: string): unknown {
  const text = form.get(name)
  if (typeof text !== 'string') throw new AppError('invalid', { message: graphqlMessages.formMalformed })
  return parseBoundedJson(Buffer.from(text))
}

function insertFiles(operation: unknown, map: Record<string, string[]> | null, form: FormData): void {
  if (map === null) throw new AppError('invalid', { message: graphqlMessages.fileMapMalformed })
  for (const [name, paths] of Object.entries(map)) {
    const file = form.get(name)
    for (const path of paths) insertFile(operation, path.split('.'), file)
  }
}

function insertFile(operation: unknown, path: string[], file: FormDataEntryValue | null): void {
  const last = path.at(-1) ?? ''
  const holder = path[0] === 'variables' ? path.slice(0, -1).reduce<unknown>(stepInto, operation) : undefined
  if (!(file instanceof File) || !isHolder(holder) || !Object.hasOwn(holder, last) || holder[last] !== null)
    throw new AppError('invalid', { message: graphqlMessages.fileMapMalformed })
  holder[last] = file
}

function stepInto(value: unknown, step: string): unknown {
  return isHolder(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof File)
}
