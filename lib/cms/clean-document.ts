import { strFromU8, strToU8, unzipSync, zipSync, type ZipOptions } from 'fflate'
import { cleanPdf } from '@/lib/cms/clean-pdf'
import { withoutMetadata } from '@/lib/cms/picture-metadata'

const OFFICE = /^application\/vnd\.openxmlformats-officedocument\./
const PACKED_ALREADY = /\.(jpe?g|png|gif|webp|mp4|zip)$/i

/**
 * A document as the public may have it: without the names that its programs keep beside the text, and without what cameras
 * wrote into its photos. Other types come back as they were. Throws for a file that cannot be opened.
 */
export async function cleanDocument(content: Buffer, mimeType: string): Promise<Buffer> {
  if (mimeType === 'application/pdf') return Buffer.from(await cleanPdf(content))
  return OFFICE.test(mimeType) ? cleanOffice(content) : content
}

function cleanOffice(content: Buffer): Buffer {
  const entries = Object.entries(unzipSync(content)).map(([name, data]) => {
    const level = PACKED_ALREADY.test(name) ? 0 : 6
    return [name, [cleanEntry(name, data), { level }]] as [string, [Uint8Array, ZipOptions]]
  })
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}

const office = 'http://schemas.openxmlformats.org'
/** Parts about the document itself, with nothing said. */
const silent: Record<string, string> = {
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties"/>`,
  'docProps/app.xml': `<Properties xmlns="${office}/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `<Properties xmlns="${office}/officeDocument/2006/custom-properties"/>`,
}

/** Who wrote, changed and noted; a part that others name stays where it is. */
function cleanEntry(name: string, data: Uint8Array): Uint8Array {
  const said = silent[name]
  if (said) return strToU8(said)
  if (/\.(jpe?g|png)$/i.test(name)) return withoutMetadata(data)
  if (name === 'word/_rels/settings.xml.rels')
    return edit(data, (xml) => xml.replace(TEMPLATE_ON_DISK, '$1="Normal.dotm"'))
  if (name === 'xl/workbook.xml') return edit(data, (xml) => xml.replace(OWNER_OF_WORKBOOK, '$1=""'))
  if (/^word\/[^/]+\.xml$/.test(name)) return edit(data, (xml) => xml.replace(AUTHORS_OF_WORD, '$1=""'))
  if (/^xl\/(comments[^/]*|threadedComments\/.*|persons\/.*)\.xml$/.test(name)) return edit(data, withoutAuthors)
  return data
}

const AUTHORS_OF_WORD = /(\sw(?:15)?:(?:author|initials|userId))="[^"]*"/g

/** Folders of people are called by their names. */
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
