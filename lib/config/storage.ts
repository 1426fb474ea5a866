import path from 'node:path'

const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './data')

/** Files lie here: media and files are public once a published page shows them. */
export const storageFolders = {
  root: dataDir,
  media: path.join(dataDir, 'storage', 'media'),
  files: path.join(dataDir, 'storage', 'files'),
  /** Residents attach these: only their owner and the staff get them. */
  private: path.join(dataDir, 'storage', 'private'),
  /** Texts of files are kept here as HTML; they are made from the files again when they are missing. */
  readings: path.join(dataDir, 'readings'),
  /** A portal without a mail server puts its letters here. */
  outbox: path.join(dataDir, 'outbox'),
} as const

/** Nobody but the portal's user may open these: attachments, letters, and documents that may not be published yet. */
export const privateFolders = [
  storageFolders.private,
  storageFolders.outbox,
  storageFolders.files,
  storageFolders.readings,
] as const
