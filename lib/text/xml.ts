import { stripControlCharacters } from '@/lib/text/plain-text'

type Leaf = string | number | boolean | null | undefined
export type XmlValue = Leaf | readonly XmlValue[] | { readonly [name: string]: XmlValue }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

export function xmlDocument(name: string, value: XmlValue, itemNames: Readonly<Record<string, string>>): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(name, value, itemNames)}`
}

function element(name: string, value: XmlValue, itemNames: Readonly<Record<string, string>>): string {
  const inner = formatContent(name, value, itemNames)
  return inner === '' ? `<${name}/>` : `<${name}>${inner}</${name}>`
}

function formatContent(name: string, value: XmlValue, itemNames: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value.map((one: XmlValue) => element(itemNames[name] ?? 'item', one, itemNames)).join('')
  if (typeof value !== 'object') return escapeXml(String(value))
  return Object.entries(value)
    .map(([inner, one]: [string, XmlValue]) => element(inner, one, itemNames))
    .join('')
}

/** Escapes text for XML or HTML and drops characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return stripControlCharacters(text).replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '')
}
