import { pdfBlocks } from '@/lib/domains/documents/reading/pdf-blocks'
import type { Row } from '@/lib/domains/documents/reading/pdf-rows'

/** Makes rows of a page; each is 16 points below the one before unless `style` says otherwise. */
function page(...lines: [text: string, style?: Partial<Row>][]): Row[] {
  let y = 800
  return lines.map(([text, style = {}]) => {
    y = style.y ?? y - 16
    const x = style.x ?? 71
    const cells = style.cells ?? [{ text, x }]
    return { x, end: x + text.length * 5, size: 11, bold: false, page: 1, ...style, cells, y }
  })
}

const blockTexts = (rows: Row[]) =>
  pdfBlocks(rows).map((block) => (block.kind === 'table' ? block.rows : `${block.kind}: ${block.text}`))

describe('blocks of a PDF', () => {
  it('are told apart by size, weight and place', () => {
    const rows = page(
      ['О бюджете города', { size: 15, bold: true }],
      ['В соответствии с уставом города Собрание', { x: 93, y: 760 }],
      ['депутатов решило:'],
      ['1. Утвердить план.', { x: 79, y: 720 }],
      ['2. Проверить котельные «Северная» и', { x: 79 }],
      ['«Южная».', { x: 103 }],
      ['Сроки', { bold: true, y: 650 }],
      ['– до сентября;', { x: 79, y: 630 }],
      ['– до октября.', { x: 79 }],
      ['Глава города', { bold: true, y: 500 }],
    )
    expect(blockTexts(rows)).toEqual([
      'heading: О бюджете города',
      'paragraph: В соответствии с уставом города Собрание депутатов решило:',
      'paragraph: 1. Утвердить план.',
      'paragraph: 2. Проверить котельные «Северная» и «Южная».',
      'heading: Сроки',
      'item: до сентября;',
      'item: до октября.',
      'paragraph: Глава города',
    ])
  })

  it('hold tables with cells of several rows', () => {
    const cells = (...texts: string[]) => texts.map((text, index) => ({ text, x: [71, 250, 400][index] ?? 0 }))
    const rows = page(
      ['', { cells: cells('Район', 'Мест', 'Срок') }],
      ['', { cells: cells('Старый город', '14', 'до сентября') }],
      ['', { cells: [{ text: 'и октября', x: 402 }] }],
      ['', { cells: cells('Портовый', '29', 'весь год') }],
      ['Итого по районам указано выше.', { y: 600 }],
    )
    expect(blockTexts(rows)).toEqual([
      [
        ['Район', 'Мест', 'Срок'],
        ['Старый город', '14', 'до сентября и октября'],
        ['Портовый', '29', 'весь год'],
      ],
      'paragraph: Итого по районам указано выше.',
    ])
  })

  it('go on over the end of a page and join parted words', () => {
    const rows = [
      ...page(['Администрация рассматривает обращение и благоустрой-', {}], ['ство двора в кто-', {}]),
      ...page(['то и отвечает письменно', {}]).map((row) => ({ ...row, page: 2 })),
    ]
    expect(blockTexts(rows)).toEqual([
      'paragraph: Администрация рассматривает обращение и благоустройство двора в кто-то и отвечает письменно',
    ])
  })
})
