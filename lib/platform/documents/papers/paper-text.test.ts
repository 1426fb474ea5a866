import { parseMarkedText, runsToText } from '@/lib/platform/documents/papers/paper-text'

describe('markup of the seed', () => {
  it('reads paragraphs, headings, lists and quotations in their order', () => {
    const blocks = parseMarkedText(
      'Первый абзац\nв две строки.\n\n## Порядок\n\n### Шаги\n\n- раз\n- два\n\n1. первый\n2. второй\n\n> Слова',
    )
    expect(blocks).toEqual([
      { kind: 'paragraph', runs: [{ text: 'Первый абзац' }, { text: ' ' }, { text: 'в две строки.' }] },
      { kind: 'heading', level: 2, runs: [{ text: 'Порядок' }] },
      { kind: 'heading', level: 3, runs: [{ text: 'Шаги' }] },
      { kind: 'list', ordered: false, items: [[{ text: 'раз' }], [{ text: 'два' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'первый' }], [{ text: 'второй' }]] },
      { kind: 'quote', runs: [{ text: 'Слова' }] },
    ])
  })

  it('reads bold text and links inside a row', () => {
    const [block] = parseMarkedText('Звоните **каждый день** или [пишите](https://samursk.example/support).')
    expect(block).toEqual({
      kind: 'paragraph',
      runs: [
        { text: 'Звоните ' },
        { text: 'каждый день', bold: true },
        { text: ' или ' },
        { text: 'пишите', href: 'https://samursk.example/support' },
        { text: '.' },
      ],
    })
  })

  it('reads a bold link', () => {
    const [block] = parseMarkedText('**[Услуги](/services)**')
    expect(block).toEqual({ kind: 'paragraph', runs: [{ text: 'Услуги', href: '/services', bold: true }] })
  })

  it('needs no blank line between a heading, a paragraph and a list', () => {
    const blocks = parseMarkedText('## Приём\nЧто взять:\n- паспорт\n- заявление')
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list'])
  })

  it('keeps a list whole over blank lines and continued rows', () => {
    const [list] = parseMarkedText('1. Одна\n   строка\n\n2. Другая')
    expect(list).toMatchObject({ kind: 'list', ordered: true })
    const items = list?.kind === 'list' ? list.items.map(runsToText) : []
    expect(items).toEqual(['Одна строка', 'Другая'])
  })

  it('makes nothing of an empty text', () => {
    expect(parseMarkedText(' \n\n ')).toEqual([])
  })
})
