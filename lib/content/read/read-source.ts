import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LineCounter, parseDocument, type Document, type Node } from 'yaml'
import type { FolderError } from '@/lib/content/read/folder-errors'

export type FieldPath = readonly PropertyKey[]

/** Unchecked content of a file. */
export interface Source {
  file: string
  value: unknown
  /** Line of a field, or of the nearest part around it. */
  findLine(field: FieldPath): number
}

type Report = (mistake: FolderError) => void

const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)?---(?:\r?\n|$)/

/** Windows programs write a byte order mark. */
function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replace(/^\uFEFF/, '')
}

/** Reads front matter, and the text below as one more field. */
export function readMarkdown(folder: string, file: string, bodyField: string | undefined, report: Report): Source[] {
  const text = readText(folder, file)
  const match = FRONT_MATTER.exec(text)
  if (!match) {
    report({ file, line: 1, message: 'файл начинается с полей между двумя строками ---' })
    return []
  }
  const body = text.slice(match[0].length)
  const bodyLine = match[0].split('\n').length + (/^\s*\n/.exec(body)?.[0].split('\n').length ?? 1) - 1
  const parsed = parse(file, match[1] ?? '', 1, report)
  if (!parsed) return []
  const front = parsed.value ?? {}
  if (body.trim() === '') return [{ file, ...parsed, value: front }]
  if (bodyField === undefined) {
    report({ file, line: bodyLine, message: 'под полями ничего не пишут: у этих сведений нет текста' })
    return []
  }
  const value = { ...(front as object), [bodyField]: body.trim().replaceAll('\r\n', '\n') }
  return [{ file, value, findLine: (field) => (field[0] === bodyField ? bodyLine : parsed.findLine(field)) }]
}

export function readYaml(folder: string, file: string, report: Report): Source[] {
  const parsed = parse(file, readText(folder, file), 0, report)
  if (!parsed) return []
  if (!Array.isArray(parsed.value)) return [{ file, ...parsed }]
  return parsed.value.map((value: unknown, index) => ({
    file,
    value,
    findLine: (field) => parsed.findLine([index, ...field]),
  }))
}

/** Reads a GeoJSON file as one thing; finds lines only for errors. */
export function readGeojson(folder: string, file: string, report: Report): Source[] {
  const text = readText(folder, file)
  const parsed = () => parse(file, text, 0, report)
  try {
    const value = { ...(JSON.parse(text) as object), file: path.basename(file) }
    return [{ file, value, findLine: (field) => parsed()?.findLine(field) ?? 1 }]
  } catch (error) {
    if (parsed()) report({ file, line: 1, message: `запись JSON не читается: ${(error as Error).message}` })
    return []
  }
}

function parse(file: string, text: string, linesBefore: number, report: Report) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors // the other errors follow from the first
  if (error) {
    const line = lines.linePos(error.pos[0]).line + linesBefore
    const language = file.endsWith('.geojson') ? 'JSON' : 'YAML'
    report({ file, line, message: `запись ${language} не читается: ${error.message.split('\n')[0]}` })
    return undefined
  }
  const findLine = (field: FieldPath) => lines.linePos(findStart(document, field)).line + linesBefore
  return { value: document.toJS() as unknown, findLine }
}

/** Returns the offset of a field, or of the part around a missing one. */
function findStart(document: Document, field: FieldPath): number {
  for (let length = field.length; length > 0; length -= 1) {
    const node = document.getIn(field.slice(0, length), true) as Node | undefined
    if (node?.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}
