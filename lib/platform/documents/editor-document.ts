import type { News } from '@/lib/platform/payload/payload-types'

type EditorNode = News['body']['root']['children'][number]

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/** Builds a document of the editor from the nodes of each paragraph. */
export function toEditorDocument(paragraphs: readonly EditorNode[][]): News['body'] {
  const children = paragraphs.map((nodes) => ({
    ...block,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: nodes,
  }))
  return { root: { ...block, type: 'root', children } }
}

export function textNode(text: string): EditorNode {
  return { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
}

export function linkNode(text: string, url: string): EditorNode {
  const fields = { linkType: 'custom', url, newTab: false }
  return { ...block, type: 'link', version: 3, fields, children: [textNode(text)] }
}
