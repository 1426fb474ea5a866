import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { docxHtml } from '@/lib/domains/documents/reading/docx-html'
import type { pdfHtml } from '@/lib/domains/documents/reading/pdf-html'
import { orderHeadings } from '@/lib/domains/documents/reading/rules'
import { cleanHtml } from '@/lib/platform/documents/clean-html'
import { DocumentLimitError, runInDocumentProcess } from '@/lib/platform/documents/document-process'
import { log } from '@/lib/config/log'
import { toReadingPath } from '@/lib/platform/files/readings'
import { readStoredFile, storedFiles } from '@/lib/platform/files/storage/stored-files'
import { HOUR_MS } from '@/lib/time/days'
import type { ReadingNote } from '@/lib/domains/documents/reading/contract'

interface FileText {
  html: string
  notes: ReadingNote[]
}

const FOLDER = 'lib/domains/documents/reading'
/** Characters. 300 dense pages have a fifth; sanitising more would block all requests. */
const LONGEST = 5_000_000
const limit = pLimit(1)
const UNREADABLE: FileText = { html: '', notes: ['unreadable'] }
/** Files that were stopped at a limit: they are tried again an hour later, not by every reader. */
const stopped = new LRUCache<string, FileText>({ max: 200, ttl: HOUR_MS })

/**
 * Returns a public PDF or DOCX as sanitised HTML, null if missing; kept, since a named file never changes.
 * Reads one file at a time: each takes a whole core.
 */
export async function readFileText(name: string): Promise<FileText | null> {
  const find = async () => stopped.get(name) ?? (await readCache(name))
  return (await find()) ?? limit(async () => (await find()) ?? make(name))
}

async function make(name: string): Promise<FileText | null> {
  const content = await readStoredFile(`files/${name}`)
  if (!content) return null
  const text = await convert(content, name)
  if (stopped.has(name)) return text
  await writeCache(name, text).catch((error: unknown) => log.warn({ err: error }, 'Текст файла не сохранён'))
  return text
}

async function convert(content: Buffer, name: string): Promise<FileText> {
  try {
    const { html, notes } = await read(content, name)
    if (html.length > LONGEST) throw new Error('More text than any document of ours holds')
    return { html: orderHeadings(withoutEmptyTags(cleanHtml(html))), notes }
  } catch (error) {
    log.warn({ err: error, name }, 'Файл не прочитан')
    if (error instanceof DocumentLimitError) stopped.set(name, UNREADABLE)
    return UNREADABLE
  }
}

function read(content: Buffer, name: string): Promise<FileText> {
  return name.endsWith('.pdf')
    ? runInDocumentProcess<typeof pdfHtml>(`${FOLDER}/pdf-html.ts`, 'pdfHtml', content)
    : runInDocumentProcess<typeof docxHtml>(`${FOLDER}/docx-html.ts`, 'docxHtml', content)
}

/** Removes empty paragraphs, and bold in headings. */
function withoutEmptyTags(html: string): string {
  return html.replace(/<p>\s*<\/p>/g, '').replace(/<(h[2-6])><strong>([^<]*)<\/strong><\/\1>/g, '<$1>$2</$1>')
}

async function readCache(name: string): Promise<FileText | null> {
  const text = await readStoredFile(toReadingPath(name))
  return text && (JSON.parse(text.toString()) as FileText)
}

async function writeCache(name: string, text: FileText): Promise<void> {
  const content = Buffer.from(JSON.stringify(text))
  await storedFiles.put(toReadingPath(name), content, content.length)
}
