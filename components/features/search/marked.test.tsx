import { renderToStaticMarkup } from 'react-dom/server'
import { Marked } from '@/components/features/search/marked'

const drawn = (...parts: [string, boolean?][]) =>
  renderToStaticMarkup(<Marked text={parts.map(([text, isMatch = false]) => ({ text, is_match: isMatch }))} />).replace(
    / class="[^"]*"/g,
    '',
  )

describe('a found title', () => {
  it('marks what matched', () => {
    expect(drawn(['О ремонте '], ['дорог', true], [' города'])).toBe('О ремонте <mark>дорог</mark> города')
  })

  it('keeps the number of an act on one line, whatever of it matched', () => {
    const whole = 'О порядке <span>№ <mark>1207</mark>-п</span>'
    expect(drawn(['О порядке № '], ['1207', true], ['-п'])).toBe(whole)
    expect(drawn(['О '], ['порядке № 1207-п', true])).toBe('О <mark>порядке </mark><span><mark>№ 1207-п</mark></span>')
  })
})
