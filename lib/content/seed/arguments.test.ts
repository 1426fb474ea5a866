import { parseArguments } from '@/lib/content/seed/arguments'
import { StartError } from '@/lib/platform/process/start-error'

describe('arguments of npm run seed', () => {
  it('takes the demo city', () => {
    expect(parseArguments(['--demo'])).toEqual({ task: 'demo' })
  })

  it('takes the folder of a city', () => {
    expect(parseArguments(['--from', 'docs/example-city'])).toEqual({ task: 'from', folder: 'docs/example-city' })
  })

  it('takes numbers of rows, in the order given', () => {
    const command = parseArguments(['--scale', 'documents=500', 'news=200_000'])
    expect(command).toEqual({
      task: 'scale',
      rows: new Map([
        ['documents', 500],
        ['news', 200_000],
      ]),
    })
  })

  it.each([
    [[], 'Не сказано'],
    [['--scal'], '«--scal»'],
    [['--demo', 'news=1'], 'ничего не нужно'],
    [['--from'], 'нужна папка'],
    [['--from', 'a', 'b'], '«b»'],
    [['--scale'], 'нужны наборы'],
    [['--scale', 'dreams=5'], 'есть: news, documents, addresses, claims, ideas'],
    [['--scale', 'news'], 'news=1000'],
    [['--scale', 'news=1', 'news=2'], 'дважды'],
    [['--scale', 'news=0'], 'от 1 до'],
    [['--scale', 'news=-5'], '«-5»'],
    [['--scale', 'news=1e9'], '«1e9»'],
    [['--scale', 'news=many'], '«many»'],
  ])('says what is wrong with %j', (given, reason) => {
    expect(() => parseArguments(given)).toThrow(StartError)
    expect(() => parseArguments(given)).toThrow(reason)
  })
})
