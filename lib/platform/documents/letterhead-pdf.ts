import { writePdf } from '@/lib/platform/documents/papers/write-pdf'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { storageFolders } from '@/lib/config/storage'
import { letterheadEmblem } from '@/lib/platform/documents/papers/letterhead-emblem'

interface Paper {
  title: string
  /** The text has paragraphs, headings and lists, as the texts of acts do. */
  text: string
  city: string
  issuer: string
  /** The stored file of the city's emblem. */
  emblem: string | null
}

/** Writes a PDF on the city's letterhead, as the acts of the demo city are made. */
export async function writeLetterheadPdf({ title, text, city, issuer, emblem }: Paper): Promise<Buffer> {
  const heading = { city, issuer, emblem: await storedEmblem(emblem) }
  return writePdf({ name: `${title}.pdf`, title, kind: 'pdf', text }, heading)
}

/** The name of a stored file never changes its content, so that an emblem is made ready for papers once. */
const made = new LRUCache<string, Buffer>({ max: 4 })

/** Draws the emblem for a letterhead from a file of the library; without one it is a plain shield. */
async function storedEmblem(file: string | null): Promise<Buffer> {
  const known = made.get(file ?? '')
  if (known) return known
  const picture =
    file === null ? undefined : await readFile(path.join(storageFolders.media, file)).catch(() => undefined)
  const emblem = await letterheadEmblem(picture)
  if (picture || file === null) made.set(file ?? '', emblem)
  return emblem
}
