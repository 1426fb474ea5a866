import { holdsWords } from '@/lib/text/word-match'

const row = 'МУП «Самурскводоканал» Аварийная служба ул. Заречная, 8 +7 (872) 055-60-60 Чистый ёж'

describe('words of a query', () => {
  it.each([
    [''],
    ['водоканал'],
    ['аварийная заречная'],
    ['Заречная, 8'],
    ['ёж'],
    ['еж'],
    ['055-60-60'],
    ['0556060'],
    ['+7 (872) 055'],
    ['«Самурск'],
  ])('«%s» is found', (query) => {
    expect(holdsWords(row, query)).toBe(true)
  })

  it.each([['теплосеть'], ['заречная садовая'], ['055-60-61']])('«%s» is not', (query) => {
    expect(holdsWords(row, query)).toBe(false)
  })
})
