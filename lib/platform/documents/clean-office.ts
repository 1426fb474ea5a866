import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { withoutMetadata } from '@/lib/platform/pictures/picture-metadata'

/** Removes names from a Word or Excel file. Throws for a broken one. Run it in the document process. */
export function cleanOffice(content: Uint8Array): Uint8Array {
  const entries = Object.entries(unzipSync(content)).map(([name, data]) => [name, cleanEntry(name, data)] as const)
  return zipSync(Object.fromEntries(entries))
}

const office = 'http://schemas.openxmlformats.org'
/** Empty versions of parts that describe the document. */
const silent: Record<string, string> = {
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties"/>`,
  'docProps/app.xml': `<Properties xmlns="${office}/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `<Properties xmlns="${office}/officeDocument/2006/custom-properties"/>`,
}

function cleanEntry(name: string, data: Uint8Array): Uint8Array {
  const replacement = silent[name]
  if (replacement) return strToU8(replacement)
  if (/\.(jpe?g|png)$/i.test(name)) return withoutMetadata(data)
  if (name === 'word/_rels/settings.xml.rels')
    return edit(data, (xml) => xml.replace(TEMPLATE_ON_DISK, '$1="Normal.dotm"'))
  if (name === 'xl/workbook.xml') return edit(data, (xml) => xml.replace(OWNER_OF_WORKBOOK, '$1=""'))
  if (/^word\/[^/]+\.xml$/.test(name)) return edit(data, (xml) => xml.replace(AUTHORS_OF_WORD, '$1=""'))
  if (/^xl\/(comments[^/]*|threadedComments\/.*|persons\/.*)\.xml$/.test(name)) return edit(data, withoutAuthors)
  return data
}

const AUTHORS_OF_WORD = /(\sw(?:15)?:(?:author|initials|userId))="[^"]*"/g

/** Paths contain names of people. */
const TEMPLATE_ON_DISK = /(\sTarget)="file:[^"]*"/g
const OWNER_OF_WORKBOOK = /(<\w+:absPath\b[^>]*?\surl|<fileSharing\b[^>]*?\suserName)="[^"]*"/g

function withoutAuthors(xml: string): string {
  return xml
    .replace(/<author>[^<]*<\/author>/g, '<author></author>')
    .replace(/\s(displayName|userId)="[^"]*"/g, ' $1=""')
}

function edit(data: Uint8Array, change: (xml: string) => string): Uint8Array {
  return strToU8(change(strFromU8(data)))
}
