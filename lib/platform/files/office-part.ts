import path from 'node:path'
import { Parser } from 'htmlparser2'

interface OfficePart {
  /** Path inside the archive. */
  name: string
  /** Media type; undefined if the archive does not declare it. */
  type: string | undefined
}

const MAIN_PART = /\/relationships\/officeDocument$/

/** Returns the main part of an office document, which need not be `word/document.xml`; null if it names none. */
export function officePart(contentTypes: string, relations: string): OfficePart | null {
  const main = elements(relations, 'Relationship').find(({ Type = '' }) => MAIN_PART.test(Type))
  if (!main?.Target) return null
  const name = path.posix.join('/', main.Target)
  const extension = path.posix.extname(name).slice(1)
  const declared =
    elements(contentTypes, 'Override').find(({ PartName }) => PartName === name) ??
    elements(contentTypes, 'Default').find(({ Extension }) => Extension === extension)
  return { name: name.slice(1), type: declared?.ContentType }
}

function elements(xml: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const onopentag = (tag: string, attributes: Record<string, string>) => {
    if (tag.split(':').at(-1) === name) found.push(attributes)
  }
  new Parser({ onopentag }, { xmlMode: true }).end(xml)
  return found
}
