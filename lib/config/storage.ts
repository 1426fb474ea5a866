import path from 'node:path'

const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './data')

/** Uploaded pictures are in `storage/media`: docs/decisions/file-storage.md. */
export const storageFolders = {
  root: dataDir,
  files: path.join(dataDir, 'storage', 'files'),
  private: path.join(dataDir, 'storage', 'private'),
  readings: path.join(dataDir, 'readings'),
  /** Emails of a portal without a mail server. */
  outbox: path.join(dataDir, 'outbox'),
} as const

/** Readable by the portal's user only: they hold attachments, emails and unpublished documents. */
export const privateFolders = [
  storageFolders.private,
  storageFolders.outbox,
  storageFolders.files,
  storageFolders.readings,
] as const
