import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { UploadRejectedError } from '@/lib/platform/files/hooks/check-upload'
import { toStaffRequest, type StaffCall } from '@/lib/platform/payload/staff-request'
import { traceRequest } from '@/lib/platform/pictures/hooks/trace-picture'

interface SaveAsStaff {
  context?: PayloadRequest['context']
  /** Saves past the rights of the collection, once a narrower one was checked. */
  overrideAccess?: boolean
}

/** Saves a document as its form in the back office does, so the same rules, history, emails and log apply. */
export async function saveAsStaff(
  collection: CollectionSlug,
  id: number,
  data: object,
  call: StaffCall,
  { context = {}, overrideAccess = false }: SaveAsStaff = {},
): Promise<void> {
  const payload = await payloadClient()
  const req = toStaffRequest(call)
  await payload.update({ collection, id, data: data as never, depth: 0, overrideAccess, req, context })
}

/** A file and the field of the form that sent it, where it is refused. */
interface SentFile {
  file: File
  field: string
}

/** Stores a picture of an answer with its traces. Returns its id. */
export async function savePhoto({ file, field }: SentFile, alt: string, call: StaffCall): Promise<number> {
  const payload = await payloadClient()
  const saved = payload.create({
    collection: 'media',
    data: { alt },
    file: await toUpload(file),
    depth: 0,
    overrideAccess: false,
    req: toStaffRequest(call),
    context: traceRequest.contextWith(true),
  })
  return (await saved.catch(refuseAt(field))).id
}

export async function saveDocument({ file, field }: SentFile, title: string, call: StaffCall): Promise<number> {
  const payload = await payloadClient()
  const saved = payload.create({
    collection: 'files',
    data: { title, originName: file.name },
    file: await toUpload(file),
    depth: 0,
    overrideAccess: false,
    req: toStaffRequest(call),
  })
  return (await saved.catch(refuseAt(field))).id
}

function refuseAt(path: string) {
  return (error: unknown): never => {
    if (!(error instanceof UploadRejectedError)) throw error
    throw new ValidationError({ errors: [{ path, message: error.message }] })
  }
}

async function toUpload(file: File) {
  return { data: Buffer.from(await file.arrayBuffer()), name: file.name, mimetype: file.type, size: file.size }
}
