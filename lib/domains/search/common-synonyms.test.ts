import { commonSynonyms, missingSynonyms } from '@/lib/domains/search/common-synonyms'

describe('the common synonyms', () => {
  it('begin with an expression of their own and fit into the field of the office', () => {
    const firsts = commonSynonyms.map((group) => group.split(',')[0]?.toLowerCase())
    expect(firsts).toEqual([...new Set(firsts)])
    for (const group of commonSynonyms) {
      expect(group.split(', ').length).toBeGreaterThan(1)
      expect(group.length).toBeLessThanOrEqual(500)
    }
  })

  it('leave the groups of the city as they are', () => {
    expect(missingSynonyms([])).toEqual(commonSynonyms)
    expect(missingSynonyms(commonSynonyms)).toEqual([])
    const left = missingSynonyms(['детсад, Садик', 'ЖКХ, Управдом'])
    expect(commonSynonyms.length - left.length).toBe(2)
    expect(left.some((group) => group.startsWith('садик'))).toBe(false)
  })
})
