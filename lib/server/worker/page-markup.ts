import { Parser } from 'htmlparser2'

export interface PageElement {
  name: string
  attributes: ReadonlyMap<string, string>
  text: string
}

interface PlacedElement extends PageElement {
  /** Offsets that enclose both tags. */
  start: number
  end: number
}

export interface PageParts {
  elements: readonly PageElement[]
  /** Values of `style`. */
  styleAttributes: readonly string[]
}

interface PageMarkup extends PageParts {
  elements: readonly PlacedElement[]
  headEnd: number | undefined
}

const NAMES = new Set(['script', 'style', 'link'])

export function readMarkup(html: string): PageMarkup {
  const elements: PlacedElement[] = []
  const styleAttributes: string[] = []
  let headEnd: number | undefined
  let open: (PlacedElement & { attributes: Map<string, string> }) | undefined
  const parser = new Parser({
    onopentagname(name) {
      if (NAMES.has(name)) open = { name, attributes: new Map(), text: '', start: parser.startIndex, end: 0 }
    },
    onattribute(name, value) {
      if (open && !open.attributes.has(name)) open.attributes.set(name, value)
      if (name === 'style') styleAttributes.push(value)
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name === 'head') headEnd ??= parser.startIndex
      if (open?.name !== name) return
      elements.push({ ...open, end: parser.endIndex + 1 })
      open = undefined
    },
  })
  parser.end(html)
  return { elements, styleAttributes, headEnd }
}

export interface Replacement {
  start: number
  end: number
  by: string
}

/** Replacements must not overlap. */
export function replaceParts(text: string, replacements: readonly Replacement[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, by } of replacements.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start), by)
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}
