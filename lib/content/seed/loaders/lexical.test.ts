import { toLexical } from '@/lib/content/seed/loaders/lexical'

interface Outline {
  type: string
  tag?: string
  text?: string
  format?: unknown
  listType?: string
  value?: number
  fields?: unknown
  children?: Outline[]
}

function blocks(text: string): Outline[] {
  return toLexical(text).root.children as unknown as Outline[]
}

function words(node: Outline | undefined): string {
  return (node?.text ?? '') + (node?.children ?? []).map(words).join('')
}

describe('rich text of the seed', () => {
  it('keeps headings, paragraphs and quotations', () => {
    const nodes = blocks('## Сроки\n\nДо пятницы.\n\n### Итог\n\n> Успеем')
    expect(nodes.map(({ type, tag }) => tag ?? type)).toEqual(['h2', 'paragraph', 'h3', 'quote'])
    expect(nodes.map(words)).toEqual(['Сроки', 'До пятницы.', 'Итог', 'Успеем'])
  })

  it('makes lists of marked and of numbered rows', () => {
    const [marked, numbered] = blocks('- вода\n- свет\n\n1. Позвонить\n2. Прийти')
    expect(marked).toMatchObject({ type: 'list', listType: 'bullet', tag: 'ul' })
    expect(marked?.children?.map(({ type, value }) => [type, value])).toEqual([
      ['listitem', 1],
      ['listitem', 2],
    ])
    expect(numbered).toMatchObject({ type: 'list', listType: 'number', tag: 'ol' })
    expect(numbered?.children?.map(words)).toEqual(['Позвонить', 'Прийти'])
  })

  it('keeps bold words and links inside a sentence', () => {
    const [paragraph] = blocks('Пишите **сегодня** на [портал](/feedback).')
    expect(words(paragraph)).toBe('Пишите сегодня на портал.')
    expect(paragraph?.children?.find(({ text }) => text === 'сегодня')).toMatchObject({ format: 1 })
    expect(paragraph?.children?.find(({ type }) => type === 'link')).toMatchObject({
      fields: { linkType: 'custom', url: '/feedback', newTab: false },
    })
  })

  it('has no children for an empty text', () => {
    expect(blocks('')).toEqual([])
  })
})
