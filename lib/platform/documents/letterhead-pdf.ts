import { writePdf } from '@/lib/platform/documents/papers/write-pdf'
import { LRUCache } from 'lru-cache'
import { readStoredFile } from '@/lib/platform/files/storage/stored-files'
import { letterheadEmblem } from '@/lib/platform/documents/papers/letterhead-emblem'

interface Paper {
  title: string
  text: string
  city: string
  issuer: string
  emblem: string | null
}

export async function writeLetterheadPdf({ title, text, city, issuer, emblem }: Paper): Promise<Buffer> {
  const heading = { city, issuer, emblem: await storedEmblem(emblem) }
  return writePdf({ name: `${title}.pdf`, title, kind: 'pdf', text }, heading)
}

/** Stored files never change. */
const made = new LRUCache<string, Buffer>({ max: 4 })

async function storedEmblem(file: string | null): Promise<Buffer> {
  const known = made.get(file ?? '')
  if (known) return known
  const picture = file === null ? undefined : await readStoredFile(`media/${file}`).catch(() => null)
  const emblem = await letterheadEmblem(picture ?? undefined)
  if (picture || file === null) made.set(file ?? '', emblem)
  return emblem
}
