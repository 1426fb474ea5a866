import type { News } from '@/lib/platform/payload/payload-types'
import type { MarkedText } from '@/lib/platform/documents/papers/paper'
import { parseMarkedText, type MarkedBlock, type MarkedRun } from '@/lib/platform/documents/papers/paper-text'

const BOLD = 1

type RichText = News['body']

type Node = RichText['root']['children'][number]

/** Converts the seed's markup to the editor's document. */
export function toLexical(text: MarkedText): RichText {
  const children = parseMarkedText(text).map(block)
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children } }
}

function block(source: MarkedBlock): Node {
  switch (source.kind) {
    case 'heading':
      return element('heading', source.runs.map(run), { tag: `h${source.level}` })
    case 'quote':
      return element('quote', source.runs.map(run))
    case 'paragraph':
      return element('paragraph', source.runs.map(run), { textFormat: 0, textStyle: '' })
    case 'list':
      return list(source)
  }
}

function list({ ordered, items }: Extract<MarkedBlock, { kind: 'list' }>): Node {
  const rows = items.map((runs, index) => element('listitem', runs.map(run), { value: index + 1 }))
  return element('list', rows, { listType: ordered ? 'number' : 'bullet', tag: ordered ? 'ol' : 'ul', start: 1 })
}

function run({ text, bold, href }: MarkedRun): Node {
  const words = { type: 'text', version: 1, text, format: bold ? BOLD : 0, style: '', mode: 'normal', detail: 0 }
  if (!href) return words
  return { ...element('link', [words], { fields: { linkType: 'custom', url: href, newTab: false } }), version: 3 }
}

function element(type: string, children: Node[], more: Record<string, unknown> = {}): Node {
  return { type, version: 1, direction: 'ltr', format: '', indent: 0, children, ...more }
}
