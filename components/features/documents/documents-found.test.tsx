import { documentFilterWords } from '@/components/features/documents/documents-found'

const terms = {
  document_types: [{ id: 1, title: 'Постановление', plural: 'Постановления', count: 120 }],
  issuers: [{ id: 7, title: 'Администрация города Самурска', count: 90 }],
}

describe('filter of the register in words', () => {
  it('is silent without filters', () => {
    expect(documentFilterWords({}, terms)).toEqual([])
  })

  it('names type, issuer, status, number and text', () => {
    expect(
      documentFilterWords({ type: 1, issuer: 7, status: 'repealed', number: '№ 12', text: 'парк' }, terms),
    ).toEqual(['Постановления', 'Администрация города Самурска', 'утратил силу', '№\u00A012', 'со словами «парк»'])
  })

  it.each([
    [{ start_date: '2026-01-01', end_date: '2026-12-31' }, '2026 год'],
    [{ start_date: '2026-03-05', end_date: '2026-03-05' }, '05.03.2026'],
    [{ start_date: '2026-03-05', end_date: '2026-04-01' }, '05.03.2026–01.04.2026'],
    [{ start_date: '2026-03-05' }, 'с 05.03.2026'],
    [{ end_date: '2026-04-01' }, 'по 01.04.2026'],
  ])('says the period %o', (period, words) => {
    expect(documentFilterWords(period, terms)).toEqual([words])
  })

  it('says that nobody knows such a type, as nothing is found by it', () => {
    expect(documentFilterWords({ type: 99 }, terms)).toEqual(['неизвестный вид'])
  })
})
