import { Parser } from 'htmlparser2'

/** A page gets its scripts and styles by these elements. */
export interface PageElement {
  name: string
  /** The attributes stand as the browser reads them. */
  attributes: ReadonlyMap<string, string>
  /** The text between its tags. */
  text: string
}

interface PlacedElement extends PageElement {
  /** The element's place in the HTML, with both tags. */
  start: number
  end: number
}

/** The policy of a page depends on these parts of it. */
export interface PageParts {
  /** Scripts, styles and links. */
  elements: readonly PageElement[]
  /** Values of `style`. */
  styleAttributes: readonly string[]
}

interface PageMarkup extends PageParts {
  /** The elements stand in their order. */
  elements: readonly PlacedElement[]
  /** `</head>` stands here; undefined without a head. */
  headEnd: number | undefined
}

const NAMES = new Set(['script', 'style', 'link'])

/** Reads in one walk through the HTML what the scripts and styles of a page depend on. */
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

/** A stretch of a text, and what stands there instead. */
export interface Replacement {
  start: number
  end: number
  by: string
}

/** Makes all replacements in the text; they may come in any order and must not overlap. */
export function replaceParts(text: string, replacements: readonly Replacement[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, by } of replacements.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start), by)
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}
