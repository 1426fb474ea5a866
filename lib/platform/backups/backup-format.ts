import { z } from 'zod'

export const BACKUP_FORMAT = 1
export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets.json.encrypted'
export const JOURNAL = 'erased-residents.txt'
/** Entries of the archive, in this order: tables, journal, secrets, files with lists of their hashes, manifest. */
export const tablePart = (table: string, part: number) => `tables/${table}/${String(part).padStart(5, '0')}.gz`
export const fileEntry = (path: string) => `storage/${path}`
export const fileList = (part: number) => `file-lists/${String(part).padStart(5, '0')}.txt`

const tableShape = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Hash of the rows in the text format of COPY. */
  sha256: z.string(),
})

const sequenceShape = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })

const manifestShape = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  release: z.string(),
  migrations: z.array(z.string()),
  postgres: z.string(),
  /** Size of the database; copies of 0.3.0 do not tell it. */
  databaseBytes: z.number().optional(),
  tables: z.array(tableShape),
  sequences: z.array(sequenceShape),
  files: z.object({
    /** Inside the archive, or in a folder of contents beside it. */
    place: z.enum(['inside', 'beside']),
    count: z.number().int(),
    bytes: z.number(),
    /** Files that a row names and the disk does not have. */
    missing: z.array(z.string()),
  }),
  /** SHA-256 of the journal of erasures and of the secrets, by their names. */
  others: z.record(z.string(), z.string()),
})

export type CopiedTable = z.infer<typeof tableShape>
export type CopiedSequence = z.infer<typeof sequenceShape>
export type Manifest = z.infer<typeof manifestShape>

/** Throws if the text is no manifest of this format. */
export function parseManifest(text: string): Manifest {
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch {
    throw new Error('её опись не читается: копию сделал другой выпуск портала, или она повреждена')
  }
}

export interface CopiedFile {
  /** Below the folder of stored files: `media/name.webp`. */
  path: string
  size: number
  changedMs: number
  sha256: string
}

export function formatFileLine({ path, size, changedMs, sha256 }: CopiedFile): string {
  return `${sha256} ${size} ${changedMs} ${path}\n`
}

export function parseFileLines(text: string): CopiedFile[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [sha256 = '', size, changedMs, ...path] = line.split(' ')
      return { sha256, size: Number(size), changedMs: Number(changedMs), path: path.join(' ') }
    })
}

const NEW_LINE = 10

/** COPY escapes line breaks in values: a line is a row. */
export function countLines(content: Buffer): number {
  let lines = 0
  for (let at = content.indexOf(NEW_LINE); at >= 0; at = content.indexOf(NEW_LINE, at + 1)) lines += 1
  return lines
}
