import { Parser } from 'htmlparser2'

/** Scripts, styles and links of a page are such elements. */
export interface PageElement {
  name: string
  /** The values are decoded as a browser reads them. */
  attributes: ReadonlyMap<string, string>
  /** This is the text between its tags. */
  text: string
}

interface PlacedElement extends PageElement {
  /** `start` and `end` enclose the element with both tags. */
  start: number
  end: number
}

/** The policy of a page depends on these parts of it. */
export interface PageParts {
  /** They are scripts, styles and links. */
  elements: readonly PageElement[]
  /** They are the values of `style`. */
  styleAttributes: readonly string[]
}

interface PageMarkup extends PageParts {
  /** The elements are in the order of the HTML. */
  elements: readonly PlacedElement[]
  /** `</head>` begins here; undefined if there is none. */
  headEnd: number | undefined
}

const NAMES = new Set(['script', 'style', 'link'])

/** Reads everything that the scripts and styles of a page depend on, in one pass through the HTML. */
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

/** This part of a text is replaced by another text. */
export interface Replacement {
  start: number
  end: number
  by: string
}

/** Makes all replacements in the text; they may be in any order but must not overlap. */
export function replaceParts(text: string, replacements: readonly Replacement[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, by } of replacements.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start), by)
    at = end
  }
  return [...pieces, text.slice(at)].join('')
}
