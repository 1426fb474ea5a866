import { fitText, wrapText, textWidth } from '@/components/features/site/social-card/card-text'

const column = { width: 540, size: 40, weight: 'bold', lines: 4 } as const
const widths = (lines: readonly string[], size: number) => lines.map((line) => textWidth(line, size, 'bold'))

describe('a title on a card', () => {
  it('is broken between words, and no line is wider than its column', () => {
    const title = 'О внесении изменений в муниципальную программу «Формирование современной городской среды»'
    const { lines, isWhole } = wrapText(title, { ...column, lines: 9 })
    expect(isWhole).toBe(true)
    expect(lines.join(' ').replaceAll('\u00A0', ' ')).toBe(title)
    expect(Math.max(...widths(lines, column.size))).toBeLessThanOrEqual(column.width)
  })

  it('ends in an ellipsis where there is no more room', () => {
    const { lines, isWhole } = wrapText('слово '.repeat(80), column)
    expect([lines.length, isWhole]).toEqual([4, false])
    expect(lines.at(-1)).toMatch(/слово…$/)
    expect(Math.max(...widths(lines, column.size))).toBeLessThanOrEqual(column.width)
  })

  it('never flows over, not even as one endless word', () => {
    const { lines } = wrapText('щ'.repeat(400), column)
    expect(lines).toHaveLength(4)
    expect(Math.max(...widths(lines, column.size))).toBeLessThanOrEqual(column.width)
  })

  it('keeps a short word with the next one and leaves out signs the font has not', () => {
    expect(wrapText('Встреча в 😀 парке', { ...column, width: 1000 }).lines).toEqual(['Встреча в\u00A0парке'])
  })

  it('is as large as it can be', () => {
    const room = { width: 540, height: 260, leading: 1.16 }
    expect(fitText('Афиша', [76, 48, 35], room).size).toBe(76)
    expect(fitText('слово '.repeat(14).trim(), [76, 48, 35], room).size).toBeLessThan(76)
  })
})
