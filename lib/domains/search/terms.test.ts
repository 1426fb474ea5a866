import { matchAll, matchAny, matchMain, matchMost, weighTerms } from '@/lib/domains/search/terms'

const term = (query: string, rarity: number) => ({ term: query, query, rarity })

describe('the words of a query', () => {
  it('weigh by rarity, words of asking nothing', () => {
    expect(weighTerms([term('тариф', 6), term('вода', 2)])).toEqual([0.75, 0.25])
    expect(weighTerms([term('получить', 0), term('паспорт', 4)])).toEqual([0, 1])
    expect(weighTerms([term('получить', 0)])).toEqual([1])
  })

  it('are all needed, but for words of asking beside others', () => {
    expect(matchAll([term('получить', 0), term('паспорт', 4)])).toBe('(паспорт)')
    expect(matchAll([term('получить', 0)])).toBe('(получить)')
  })

  it('are most of the query in the smallest sets that weigh half', () => {
    expect(matchMost([term('тариф', 6), term('вода', 2)])).toBe('((тариф))')
    expect(matchMost([term('a', 3), term('b', 3), term('c', 3)])).toBe('((a) & (b) | (a) & (c) | (b) & (c))')
  })

  it('name a section only if they tell about as much as the others', () => {
    expect(matchMain([term('перепланировка', 8), term('дом', 1)])).toBe('((перепланировка))')
    expect(matchMain([term('инопланетяне', 8), term('афиша', 4)])).toBe('((инопланетяне) | (афиша))')
  })

  it('are no reason for a result if they are one character of a longer query', () => {
    expect(matchAny([term('котельная', 5), term('с', 4)])).toBe('((котельная))')
    expect(matchAny([term('7', 2)])).toBe('((7))')
  })

  it('exclude what is typed with a minus from every result', () => {
    const terms = [term('дорога', 3), term("!'ремонт'", 3)]
    expect(matchAny(terms)).toBe("((дорога)) & (!'ремонт')")
    expect(matchMost(terms)).toBe("((дорога)) & (!'ремонт')")
    expect(weighTerms(terms)).toEqual([1, 0])
  })
})
