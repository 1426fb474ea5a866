import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { log } from '@/lib/config/log'
import { afterCommit } from '@/lib/platform/database/payload-client'
import { sendFile, toStoredType } from '@/lib/platform/files/serve-file'
import type { storedFolders } from '@/lib/platform/files/storage/file-storage'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

type Folder = (typeof storedFolders)[number]

interface StoredUpload {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null> | null
}

/** Keeps the uploads of a collection in the storage instead of Payload's folder: docs/decisions/file-storage.md. */
export function storedCollection(folder: Folder, { hooks, upload, ...config }: CollectionConfig): CollectionConfig {
  const { handlers = [], ...rules } = upload as UploadConfig
  return {
    ...config,
    upload: { ...rules, disableLocalStorage: true, handlers: [...handlers, serveFrom(folder)] },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), storeIn(folder)],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteFrom(folder)],
    },
  }
}

/**
 * Within the transaction of the row: nobody sees a row before its file is there. A save that fails afterwards leaves a file
 * without a row, which is deleted later.
 */
function storeIn(folder: Folder): CollectionAfterChangeHook<StoredUpload & { id: number }> {
  return async ({ data, doc, previousDoc, req }) => {
    const contents = listContents(data, req)
    await Promise.all(contents.map(([name, content]) => storedFiles.put(`${folder}/${name}`, content, content.length)))
    const kept = new Set(contents.map(([name]) => name))
    const replaced = listNames(previousDoc).filter((name) => !kept.has(name))
    if (contents.length > 0) await deleteNames(folder, replaced, req)
    return doc
  }
}

/** Names and contents of what the request uploads, in every size of a picture. */
function listContents(data: Partial<StoredUpload>, { file, payloadUploadSizes }: PayloadRequest): [string, Buffer][] {
  if (!file || !data.filename) return []
  const sizes = Object.entries(data.sizes ?? {}).flatMap(([size, made]): [string, Buffer][] => {
    const content = payloadUploadSizes?.[size]
    return made?.filename && content ? [[made.filename, content]] : []
  })
  return [[data.filename, file.data], ...sizes]
}

function deleteFrom(folder: Folder): CollectionAfterDeleteHook<StoredUpload & { id: number }> {
  return ({ doc, req }) => deleteNames(folder, listNames(doc), req)
}

/** The row may come back until its transaction is committed. */
async function deleteNames(folder: Folder, names: string[], req: PayloadRequest): Promise<void> {
  if (names.length === 0) return
  await afterCommit(req, async () => {
    const deleted = await Promise.allSettled(names.map((name) => storedFiles.delete(`${folder}/${name}`)))
    for (const each of deleted)
      if (each.status === 'rejected') log.warn({ err: each.reason }, 'Файл удалённой записи удалится позже')
  })
}

function listNames({ filename, sizes }: Partial<StoredUpload> = {}): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name): name is string => typeof name === 'string')
}

function serveFrom(folder: Folder): NonNullable<UploadConfig['handlers']>[number] {
  return async ({ method = 'GET', headers: asked }, { params: { filename } }) => {
    const type = toStoredType(filename)
    const file = type && (await storedFiles.head(`${folder}/${filename}`))
    if (!file) return Response.json({ errors: [{ message: 'Файла нет в хранилище.' }] }, { status: 404 })
    const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' }
    return sendFile(file, new Headers(headers), { method, headers: asked })
  }
}
