import { markedContactsHtml, markedHtml } from '@/components/features/search/marked-html'

type Part = [string, boolean?]

const plain = (html: string) => html.replace(/ class="[^"]*"/g, '')
const marked = (parts: Part[]) => parts.map(([text, isMatch = false]) => ({ text, is_match: isMatch }))
const drawn = (...parts: Part[]) => plain(markedHtml(marked(parts)))

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

describe('found words', () => {
  const withPhones = (...parts: Part[]) => plain(markedContactsHtml(marked(parts)))

  it('link phones, even if only a part matches', () => {
    const whole = withPhones(['Школа', true], [' № 8, телефон +7 (872) 055-24-08'])
    expect(whole).toMatch(/^<mark>Школа<\/mark> № 8, телефон <a href="tel:\+78720552408">/)
    const part = withPhones(['телефон +7 (872) '], ['055-24-08', true], ['; школа'])
    expect(part).toMatch(/^телефон <mark><a href="tel:\+78720552408">.*<\/a><\/mark>; школа$/)
  })
})
