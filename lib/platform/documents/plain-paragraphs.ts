import type { News } from '@/lib/platform/payload/payload-types'

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** Builds a document of the editor, a paragraph for each line. */
export function toParagraphs(lines: readonly string[]): News['body'] {
  const children = lines.map((text) => ({
    ...block,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
  }))
  return { root: { ...block, type: 'root', children } }
}
