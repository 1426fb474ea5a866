import { stripControlCharacters } from '@/lib/text/plain-text'

type Leaf = string | number | boolean | null | undefined
export type XmlValue = Leaf | readonly XmlValue[] | { readonly [name: string]: XmlValue }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

export function xmlDocument(name: string, value: XmlValue, itemOf: Readonly<Record<string, string>>): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(name, value, itemOf)}`
}

function element(name: string, value: XmlValue, itemOf: Readonly<Record<string, string>>): string {
  const inner = contentOf(name, value, itemOf)
  return inner === '' ? `<${name}/>` : `<${name}>${inner}</${name}>`
}

function contentOf(name: string, value: XmlValue, itemOf: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one: XmlValue) => element(itemOf[name] ?? 'item', one, itemOf)).join('')
  if (typeof value !== 'object') return escapeXml(String(value))
  return Object.entries(value)
    .map(([inner, one]: [string, XmlValue]) => element(inner, one, itemOf))
    .join('')
}

/** Escapes text for XML or HTML and drops characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return stripControlCharacters(text).replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '')
}
