import { disambiguateTitles } from '@/components/features/search/search-row'
import type { SearchResult } from '@/lib/domains/search/contract'

function result(title: string, rest: Partial<SearchResult>): SearchResult {
  const text = [{ text: title, is_match: false }]
  return { id: 1, kind: 'news', title: text, text, note: null, date: null, path: '/', ...rest }
}

it('tells results of one title apart by number, act, day or kind, and leaves the others alone', () => {
  const found = [
    result('Яма, ул. Портовая, 12', { kind: 'claims', id: 12 }),
    result('Яма, ул. Портовая, 12', { kind: 'claims', id: 48 }),
    result('О бюджете', { kind: 'documents', note: 'Решение № 4 от 05.03.2026' }),
    result('О бюджете', { date: '2026-03-05T09:00:00.000Z' }),
    result('О бюджете', { kind: 'faq' }),
    result('Средняя школа № 8', { kind: 'organizations' }),
    result('Средняя школа № 8', { kind: 'contacts', note: 'Образование' }),
    result('Парк', { kind: 'tourism' }),
  ]
  expect(disambiguateTitles(found, 'Europe/Moscow')).toEqual([
    '№\u00A012',
    '№\u00A048',
    'Решение № 4 от 05.03.2026',
    '05.03.2026',
    expect.any(String),
    'Организация',
    'Образование',
    null,
  ])
})
