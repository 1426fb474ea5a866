import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Order of creation: triggers and views call functions. */
const KINDS = ['function', 'view', 'materialized view', 'trigger'] as const
type Kind = (typeof KINDS)[number]

export interface SchemaObject {
  kind: Kind
  /** Written as PostgreSQL prints it: `function f(name type)`, `trigger t ON table`. */
  name: string
  text: string
  hash: string
}

export async function readSchemaObjects(): Promise<SchemaObject[]> {
  const files = globSync('lib/{platform,domains,office}/*/schema.sql').sort()
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const objects = texts.flatMap(parseSchema)
  return KINDS.flatMap((kind) => inReadingOrder(objects.filter((object) => object.kind === kind)))
}

/** Puts a view after the views that its text names. */
function inReadingOrder(objects: readonly SchemaObject[]): SchemaObject[] {
  const ordered = new Set<SchemaObject>()
  const add = (object: SchemaObject) => {
    if (object.kind === 'view')
      for (const other of objects)
        if (other !== object && new RegExp(`\\b${other.name.slice('view '.length)}\\b`).test(object.text)) add(other)
    ordered.add(object)
  }
  objects.forEach(add)
  return [...ordered]
}

export function hashSchema(objects: readonly SchemaObject[]): string {
  return hash(objects.map(({ name, hash }) => `${name} ${hash}`).join('\n'))
}

/** Statements begin with CREATE at the start of a line. */
function parseSchema(text: string): SchemaObject[] {
  const statements = text.replaceAll(/^--.*\n/gm, '').split(/^(?=CREATE )/m)
  return statements
    .map((statement) => statement.trim())
    .filter(Boolean)
    .map((statement) => ({ ...parseName(statement), text: statement, hash: hash(statement) }))
}

const HEAD = /^CREATE (?:OR REPLACE |CONSTRAINT )?(FUNCTION|MATERIALIZED VIEW|VIEW|TRIGGER) (\w+)/

function parseName(statement: string): Pick<SchemaObject, 'kind' | 'name'> {
  const [head, kind, name] = HEAD.exec(statement) ?? []
  if (!head || !kind) throw new Error(`schema.sql states functions, views and triggers only: ${statement.slice(0, 80)}`)
  const known = kind.toLowerCase() as Kind
  return { kind: known, name: `${known} ${name}${parseSuffix(known, statement.slice(head.length))}` }
}

function parseSuffix(kind: Kind, rest: string): string {
  if (kind === 'function') return rest.slice(0, rest.indexOf(')') + 1).replaceAll(/\s+/g, ' ')
  if (kind === 'trigger') return ` ON ${/\sON\s+(\w+)/.exec(rest)?.[1]}`
  return ''
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
