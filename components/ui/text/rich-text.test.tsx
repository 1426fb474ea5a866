import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/ui/text/rich-text'

const table = '<table><tr><th scope="col"> <p></p></th><th>Срок</th></tr><tr><th colspan="2">&nbsp;</th></tr></table>'

describe('RichText', () => {
  it('names tables by number, a single one without it', () => {
    expect(namesIn(table)).toEqual(['Таблица'])
    expect(namesIn(table + table)).toEqual(['Таблица 1', 'Таблица 2'])
  })

  it('makes an empty heading cell a data cell', () => {
    const html = renderToStaticMarkup(<RichText html={table} />)
    expect(html).toContain('<tr><td></td><th>Срок</th></tr><tr><td colspan="2"></td></tr>')
  })
})

function namesIn(html: string): string[] {
  const drawn = renderToStaticMarkup(<RichText html={html} />)
  return [...drawn.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, name = '']) => name)
}
