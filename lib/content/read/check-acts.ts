import type { ReadThing } from '@/lib/content/read/check-links'
import { toFolderError } from '@/lib/content/read/schema-errors'
import type { FolderError } from '@/lib/content/read/folder-errors'
import type { FieldPath } from '@/lib/content/read/read-source'

type Things = ReadonlyMap<string, readonly ReadThing[]>

interface Named {
  thing: ReadThing
  at: FieldPath
  key: string
}

const lists: ReadonlySet<unknown> = new Set(['amends', 'repeals', 'basis'])

/** Finds act keys without a draft or with two. */
export function brokenActs(things: Things): FolderError[] {
  const of = (...kinds: string[]) => kinds.flatMap((kind) => things.get(kind) ?? [])
  const acts = of('act-drafts', 'act-templates')
  const borne = acts.flatMap((thing) => found(thing, definedKey))
  const known = new Set(borne.map(({ key }) => key))
  const unknown = [...acts, ...of('service-drafts')].flatMap((thing) => found(thing, keysNamed))
  const twice = borne.filter(({ key }, index) => borne.findIndex((one) => one.key === key) < index)
  return [
    ...unknown.filter(({ key }) => !known.has(key)).map((one) => toMistake(one, `нет акта с ключом «${one.key}»`)),
    ...twice.map((one) => toMistake(one, `ключ «${one.key}» уже у другого акта`)),
  ]
}

function toMistake({ thing: { source }, at }: Named, message: string): FolderError {
  return toFolderError(source, at, message)
}

type KeysOf = (text: string, at: FieldPath) => string[]

const definedKey: KeysOf = (text, at) => (at.at(-1) === 'key' && at.at(-2) !== 'own' ? [text] : [])

const keysNamed: KeysOf = (text, at) => {
  if (lists.has(at.at(-2)) || at.at(-1) === 'regulation') return [text]
  return Array.from(text.matchAll(/\{\{act:([\w-]+)\}\}/g), ([, key = '']) => key)
}

function found(thing: ReadThing, listKeys: KeysOf, value: unknown = thing.value, at: FieldPath = []): Named[] {
  if (typeof value === 'string') return listKeys(value, at).map((key) => ({ thing, at, key }))
  if (Array.isArray(value)) return value.flatMap((one, index) => found(thing, listKeys, one, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, one]) => found(thing, listKeys, one, [...at, field]))
}
