import path from 'node:path'

const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './data')

/** Where files lie: media and files are public once a published page shows them. */
export const storageFolders = {
  root: dataDir,
  media: path.join(dataDir, 'storage', 'media'),
  files: path.join(dataDir, 'storage', 'files'),
  /** What residents attach: only its owner and the staff get it. */
  private: path.join(dataDir, 'storage', 'private'),
  /** Texts of files as HTML: made from the files again when they are away. */
  readings: path.join(dataDir, 'readings'),
  /** Letters of a portal without a mail server. */
  outbox: path.join(dataDir, 'outbox'),
} as const
