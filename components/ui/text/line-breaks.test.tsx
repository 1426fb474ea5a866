import { renderToStaticMarkup } from 'react-dom/server'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { splitNumbers } from '@/components/ui/text/line-breaks-html'

describe('UnbrokenNumbers', () => {
  it.each([
    ['О мерах по исполнению постановления № 1207-п', ['№ 1207-п']],
    ['Постановление №\u00A0412 от 05.03.2026', []],
    ['Порядок № 33-ФЗ и 210-ФЗ, пункт 5-й', ['№ 33-ФЗ', '210-ФЗ', '5-й']],
    ['План на 2026-2028 годы для 16-этажных домов', []],
  ])('keeps the numbers of «%s» on one line', (title, numbers) => {
    const pieces = splitNumbers(title)
    expect(pieces.filter(({ isNumber }) => isNumber).map(({ piece }) => piece)).toEqual(numbers)
    expect(pieces.map(({ piece }) => piece).join('')).toBe(title)
  })

  it('does not change the text', () => {
    const drawn = renderToStaticMarkup(<UnbrokenNumbers text="О постановлении № 1207-п и других" />)
    expect(drawn.replace(/<[^>]+>/g, '')).toBe('О постановлении № 1207-п и других')
    expect(drawn).toContain('>№ 1207-п</span> и других')
  })
})
